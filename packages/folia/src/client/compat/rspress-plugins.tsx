/** What components import from the runtime of Rspress's plugins: Folia does the same itself, so that nothing has to be shown. */
import type { ReactNode } from 'react';

const nothing = (): ReactNode => null;

/** `@rspress/plugin-llms`: the menu of the page offers its Markdown. */
export const LlmsContainer = nothing;
export const LlmsCopyButton = nothing;
export const LlmsViewOptions = nothing;

/** `@rspress/plugin-algolia`: texts of its search dialog. The dialog of Folia has its own. */
export const ZH_LOCALES: Readonly<Record<string, unknown>> = {};
