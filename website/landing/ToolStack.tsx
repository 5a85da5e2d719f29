import { useHref, usePage } from 'folia/client';
import { Showcase } from './Showcase';
import { showcase } from './tools';
import { useLabel } from './use-label';

/** The tools that Rslib belongs to. */
export function ToolStack() {
  const label = useLabel();
  const hrefFor = useHref();
  const { locale } = usePage().page.route;
  return (
    <section className="landing-stack" aria-labelledby="tool-stack">
      <h2 id="tool-stack">{label('toolStackTitle')}</h2>
      <p>{label('toolStackDesc')}</p>
      <Showcase cards={showcase.map((tool) => ({ ...tool, logo: hrefFor(tool.logo) }))} lang={locale} />
    </section>
  );
}
