import type { SourceFile } from '../../shared/page';
import type { Config } from '../config/config';
import type { DrawnPage } from '../render-page';
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

/** Draws a page with everything around it, and what it lists. */
export async function show(
  file: SourceFile,
  { pages, state, watch, config, begin }: ShowContext,
): Promise<{ page: DevPage; drawn: DrawnPage }> {
  const drawn = await pages.draw(file);
  const outside = drawn.dependencies.filter((path) => !path.startsWith(config.docs));
  if (outside.length > 0) {
    begin();
    watch(outside);
  }
  await Promise.all(
    state
      .site()
      .listedBy(drawn)
      .filter(({ path }) => path !== file.path)
      .map(pages.draw),
  );
  return { page: state.site().getPage(drawn), drawn };
}
