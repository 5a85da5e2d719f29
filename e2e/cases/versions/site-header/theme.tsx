import { defineTheme } from 'folia/client';
import { defaultTheme, ProductMenu } from 'folia/theme';

const Products = () => <ProductMenu lang="en" />;

export default defineTheme(defaultTheme, { slots: { beforeNavTitle: Products } });
