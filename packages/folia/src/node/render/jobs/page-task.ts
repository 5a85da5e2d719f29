import type { NavData } from '../../../shared/nav';
import type { PagePayload } from '../../../shared/page';
import type { BodyPointer } from '../../../shared/site';
import { readBody } from '../../cache/body-store';
import type { Thread } from '../thread';

/** A page on its way into the output. */
export interface PageTask {
  /** Still without body and islands. */
  payload: PagePayload;
  /** Null: the page has none. */
  body: BodyPointer | null;
}

/** A page whose layout is rendered too. */
export interface LayoutTask extends PageTask {
  /** Null: in the output folder, at the address that the payload names. */
  nav: NavData | null;
  /** Address of the server bundle. */
  server: string;
}

export function completePayload({ payload, body }: PageTask): PagePayload {
  if (!body) return payload;
  const { body: html, islands, styled } = readBody(body);
  return { ...payload, body: html, islands, ...(styled && { styled }) };
}

/** The layout around a page; '' on a site whose pages are rendered by the browser. */
export async function renderLayout({ nav, server }: LayoutTask, payload: PagePayload, thread: Thread): Promise<string> {
  if (!thread.setup.config.ssg.enabled) return '';
  const { bundle } = await thread.renderWith(server);
  return bundle.renderPage(payload, nav ?? thread.readNav(payload.navHref));
}
