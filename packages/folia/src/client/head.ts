import type { PagePayload } from '../model/page';

/** PD-15: what the document says about itself follows the page that is shown. */
export function applyHead({ documentTitle, description, page }: PagePayload, target: Document = document): void {
  target.title = documentTitle;
  target.documentElement.lang = page.route.locale;
  const tag = target.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description === '') tag?.remove();
  else if (tag) tag.content = description;
  else target.head.append(Object.assign(target.createElement('meta'), { name: 'description', content: description }));
}
