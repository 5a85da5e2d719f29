export default {
  name: 'mark-strong',
  element: {
    filter: ['strong'],
    visit(node, context) {
      context.setProperty(node, 'className', ['loud']);
    },
  },
};
