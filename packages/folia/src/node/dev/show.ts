import type { SourceFile } from '../../shared/page';
import type { Config } from '../config/config';
import type { RenderedPage } from '../render-page';
import type { DevPages } from './pages';
import type { DevPage } from './site';
import type { DevState } from './state';

export interface ShowContext {
  config: Config;
  state: DevState;
  pages: DevPages;
  /** Starts what has waited for the first page. */
  begin(): void;
  /** Takes in files outside of the docs folder that pages are made of. */
  watch(paths: string[]): void;
}

/** Renders a page with everything around it, and what it lists. */
export async function show(
  file: SourceFile,
  { pages, state, watch, config, begin }: ShowContext,
): Promise<{ page: DevPage; rendered: RenderedPage }> {
  const rendered = await pages.render(file);
  const outside = rendered.dependencies.filter((path) => !path.startsWith(config.docs));
  if (outside.length > 0) {
    begin();
    watch(outside);
  }
  await Promise.all(
    state
      .site()
      .listedBy(rendered)
      .filter(({ path }) => path !== file.path)
      .map(pages.render),
  );
  return { page: state.site().getPage(rendered), rendered };
}
