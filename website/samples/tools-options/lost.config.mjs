export default {
  tools: {
    rspack: () => ({ module: { rules: [{ test: /\.graphql$/, type: 'asset/source' }] } }),
  },
};
