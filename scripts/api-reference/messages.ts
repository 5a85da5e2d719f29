import { join } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAssignment,
  isReturnStatement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { sourceText } from './declarations';

/** A message in the sources, with `…` for what is filled in. */
export interface Message {
  text: string;
  /** `node/check.ts` */
  file: string;
}

/** Functions that turn a message into a problem. */
const makers = /^(createProblem|DocsError|(\w+\.)?report|syntaxProblem|refused|fail)$/;

/** Every message in the engine's sources that becomes a problem. Texts that are composed elsewhere are not found. */
export function readMessages(root: string): Message[] {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'packages/folia/tsconfig.json');
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
    const folder = join(root, 'packages/folia/src/');
    const names = program?.getSourceFileNames().filter((name) => isEngine(name, folder)) ?? [];
    return names.flatMap((name) => {
      const file = program?.getSourceFile(name);
      return file ? messagesOf(file).map((text) => ({ text, file: name.slice(folder.length) })) : [];
    });
  } finally {
    api.close();
  }
}

const isEngine = (name: string, folder: string): boolean =>
  /^(node|cli)\//.test(name.slice(folder.length)) &&
  name.startsWith(folder) &&
  !/\.test\.tsx?$|\/(fixtures|migrate)\//.test(name);

function messagesOf(file: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if ((isCallExpression(node) || isNewExpression(node)) && makers.test(sourceText(node.expression))) {
      const text = [...(node.arguments ?? [])]
        .slice(0, 2)
        .map(textOf)
        .find((each) => each !== null);
      if (text) found.push(text);
    }
    if (isVariableDeclaration(node) && /^(message|text)$/.test(sourceText(node.name)) && node.initializer) {
      found.push(...choicesOf(node.initializer).filter((text) => /^[A-Z"<…].*[.:…]/.test(text)));
    }
    if (isPropertyAssignment(node) && sourceText(node.name) === 'template') {
      const text = textOf(node.initializer);
      if (text) found.push(text.replace(/\{\w+\}/g, '…'));
    }
    if (isReturnStatement(node) && node.expression && resultIsMessage(node)) found.push(...choicesOf(node.expression));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Functions that return a message, or null. */
const messageMakers = /^lineFault$/;

function resultIsMessage(node: Node): boolean {
  if (isFunctionDeclaration(node)) return messageMakers.test(sourceText(node.name));
  return node.parent !== undefined && resultIsMessage(node.parent);
}

/** Both texts of `one ? 'a' : 'b'`. */
function choicesOf(node: Node): string[] {
  if (isConditionalExpression(node)) return [...choicesOf(node.whenTrue), ...choicesOf(node.whenFalse)];
  const text = textOf(node);
  return text ? [text] : [];
}

/** The text of a literal; null for anything else. */
function textOf(node: Node): string | null {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!isTemplateExpression(node)) return null;
  return node.head.text + [...node.templateSpans].map(({ literal }) => `…${literal.text}`).join('');
}
