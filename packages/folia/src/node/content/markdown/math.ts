import type { Element } from 'hast';
import type { HastPluginDefinition } from 'satteri';
import temml from 'temml';
import { htmlNode } from '../html-block';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';

/** Renders formulas as MathML, which every browser displays without styles or scripts. The parser leaves them as code with a class. */
export function math(file: FileContext): HastPluginDefinition {
  return {
    name: 'folia-math',
    options: { position: true },
    element: {
      filter: ['pre', 'code'],
      visit(node) {
        const display = node.tagName === 'pre';
        const code = display ? node.children[0] : node;
        if (code?.type !== 'element' || !hasClass(code, display ? 'math-display' : 'math-inline')) return undefined;
        const text = code.children[0]?.type === 'text' ? withoutMarks(code.children[0].value) : '';
        return htmlNode(
          { tag: 'span', className: 'folia-math', attributes: {}, inner: render(text, { display, file, node }) },
          file.format,
        );
      },
    },
  };
}

const hasClass = ({ properties: { className } }: Readonly<Element>, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

interface Formula {
  display: boolean;
  file: FileContext;
  node: Readonly<Element>;
}

function render(text: string, { display, file, node }: Formula): string {
  try {
    return temml.renderToString(text, { displayMode: display, throwOnError: true, annotate: true });
  } catch (error) {
    const { message } = error as Error;
    file.report(`The formula cannot be read: ${message}.`, node.position?.start, {
      hint: 'Formulas are written in LaTeX. For a dollar sign that is no formula, write `\\$`.',
    });
    return '';
  }
}
