import { defineTheme } from 'folia/client';
import { defaultTheme, FamilyMenu } from 'folia/theme';

/** Without a language of its own: the address decides. */
const Family = () => <FamilyMenu trigger={['hover', 'click', 'focus']} />;

export default defineTheme(defaultTheme, { slots: { beforeNavTitle: Family } });
