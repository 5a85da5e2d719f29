export default {
  source: { define: { __VERSION__: '1.0.0', __DEV__: 'false' } },
};
