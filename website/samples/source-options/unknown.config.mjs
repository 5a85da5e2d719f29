export default {
  source: { entry: { model: './src/model.ts' } },
};
