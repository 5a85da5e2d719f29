export default {
  name: 'shout-words',
  emphasis(node) {
    return { ...node, type: 'strong' };
  },
};
