import { collectModules } from '../../content/mdx/scan';
import type { Thread } from '../thread';

/** Keys of the component modules that pages import. In a thread, because the parser is loaded there anyway. */
export const findImports = (paths: string[], { setup }: Thread): string[] => collectModules(paths, setup.config);
