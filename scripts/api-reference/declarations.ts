import { type FunctionDeclaration, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isClassDeclaration,
  isFunctionDeclaration,
  isInterfaceDeclaration,
  isMethodSignatureDeclaration,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
  isShorthandPropertyAssignment,
  isTypeAliasDeclaration,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import type { Checker, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync';

export interface Reader {
  checker: Checker;
  /** Names that the package exports: they have a section of their own. */
  publicNames: ReadonlySet<string>;
}

export const isInterface = isInterfaceDeclaration;
export const isClass = isClassDeclaration;
export const isTypeAlias = isTypeAliasDeclaration;

type Callable = Pick<FunctionDeclaration, 'parameters' | 'type' | 'typeParameters'>;

/** The function itself, of `function f() {}` and of `const f = () => {}`. */
function functionOf(node: Node): Callable | undefined {
  if (isFunctionDeclaration(node)) return node;
  return isVariableDeclaration(node) && node.initializer && isArrowFunction(node.initializer)
    ? node.initializer
    : undefined;
}

/** `const Step = LinkCard` is a function, too. */
export const isFunctionLike = (node: Node): boolean =>
  functionOf(node) !== undefined || (isVariableDeclaration(node) && node.initializer?.kind === SyntaxKind.Identifier);

/** The text of a node without comments, on one line. */
export function sourceText(node: Node | undefined): string {
  if (!node) return '';
  return withoutComments(node).replace(/\s+/g, ' ').trim();
}

const withoutComments = (node: Node): string =>
  node
    .getSourceFile()
    .text.slice(node.pos, node.end)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

export interface Named {
  /** Of the export. */
  name: string;
  symbol: TypeSymbol;
  node: Node;
}

/** A type as a user would write it: declared, else inferred by the compiler. */
export function signatureText(checker: Checker, { name, symbol, node }: Named): string {
  if (isTypeAlias(node)) return tidy(withoutComments(node).replace(/^\s*export\s+/, ''));
  const callable = functionOf(node);
  if (callable) return `function ${name}${callText(callable, () => returnType(checker, symbol), ': ')};`;
  // constructors are long, and read from the example
  if (isClass(node))
    return (
      withoutComments(node)
        .split('{')[0]
        ?.replace(/^\s*export\s+/, '')
        .trim() ?? ''
    );
  const type = checker.getTypeOfSymbol(symbol);
  if (isVariableDeclaration(node))
    return `const ${name}: ${sourceText(node.type) || (type ? checker.typeToString(type, undefined, noTruncation) : '')};`;
  throw new Error(`"${name}" is of a kind that the reference does not show.`);
}

/** Removes the blank lines that deleted comments leave. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
    .trim();

/** `(a: string) => void`, or with another arrow. `inferred` is for a function without a declared result. */
function callText({ parameters, type, typeParameters }: Callable, inferred: () => string, arrow = ' => '): string {
  const generics = typeParameters?.length ? `<${[...typeParameters].map(sourceText).join(', ')}>` : '';
  const inputs = [...parameters].map((parameter) => {
    const name = sourceText(parameter.name);
    const optional = parameter.questionToken || parameter.initializer ? '?' : '';
    // a destructured parameter has no name
    return `${parameter.dotDotDotToken ? '...' : ''}${name.startsWith('{') ? 'options' : name}${optional}: ${sourceText(parameter.type)}`;
  });
  return `${generics}(${inputs.join(', ')})${arrow}${sourceText(type) || inferred()}`;
}

const noTruncation = 1;

function returnType(checker: Checker, symbol: TypeSymbol): string {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
  const result = signature && checker.getReturnTypeOfSignature(signature);
  return result ? checker.typeToString(result, undefined, noTruncation) : 'void';
}

export function typeOfField({ checker, publicNames }: Reader, field: TypeSymbol, node: Node): string {
  if (isMethodSignatureDeclaration(node)) return callText(node, () => returnType(checker, field));
  const type = checker.getTypeOfSymbol(field);
  if (isPropertySignatureDeclaration(node) && node.type) {
    const text = sourceText(node.type)
      .replace(/^\| /, '')
      .replace(/ \| undefined$/, '');
    return (/^\w+$/.test(text) && !publicNames.has(text) ? literals(type) : '') || text;
  }
  return type ? checker.typeToString(type, undefined, noTruncation) : 'unknown';
}

/** `'top' | 'left'` for a type that stands for these; '' for any other. */
function literals(type: Type | undefined): string {
  const members = (type?.isUnionType() ? [...type.getTypes()] : []).filter(
    (member) => !(member.isIntrinsicType() && member.intrinsicName === 'undefined'),
  );
  return members.every((member) => member.isStringLiteralType())
    ? members.map((member) => `'${String(member.isStringLiteralType() && member.value)}'`).join(' | ')
    : '';
}

/** The names in the object that a module's first constant is: `const components = { Badge, Overview: OverviewMark }`. */
export function propertyNames(file: SourceFile): string[] {
  const statement = [...file.statements].find(isVariableStatement);
  const value = statement && [...statement.declarationList.declarations][0]?.initializer;
  if (!value || !isObjectLiteralExpression(value)) return [];
  return [...value.properties].flatMap((property) =>
    isShorthandPropertyAssignment(property) || isPropertyAssignment(property) ? sourceText(property.name) : [],
  );
}
