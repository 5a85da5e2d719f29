import type { MdxJsxAttributeNode, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'satteri';

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** The value of an attribute that is written as plain text: `src="…"`, not `src={…}`. */
export function literalAttribute(node: Readonly<JsxElement>, name: string): string | null {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return found && typeof found.value === 'string' ? found.value : null;
}

export function hasAttribute(node: Readonly<JsxElement>, name: string): boolean {
  return node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
}

/** `<name {value}>` with a JavaScript expression as value. */
export function expressionAttribute(name: string, expression: string): MdxJsxAttributeNode {
  return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value: expression } };
}
