/** A link for each address in a comment. */
export default () => ({
  name: 'links',
  span(node) {
    const [text] = node.children;
    const address = text.type === 'text' && /https:\S+/.exec(text.value)?.[0];
    if (address) return { ...node, tagName: 'a', properties: { ...node.properties, href: address } };
  },
});
