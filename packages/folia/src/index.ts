export type { Config, HeadTag, MetaEntry, NavEntry, SidebarEntry } from './node/config/config';
export { defineConfig } from './node/config/define-config';
export type { ConfigInput } from './node/config/schema/site';
