import { defineTheme } from 'folia/client';
import { defaultTheme, ProductMenu } from 'folia/theme';

/** Without a language of its own: the address decides. */
const Products = () => <ProductMenu trigger={['hover', 'click', 'focus']} />;

export default defineTheme(defaultTheme, { slots: { beforeNavTitle: Products } });
