export default [{ rules: { 'max-params': ['error', 2] } }];
