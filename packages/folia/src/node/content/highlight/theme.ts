import type { ThemeRegistration } from 'shiki/core';

/**
 * Which TextMate scopes get which class. The more specific scope wins, as in any TextMate theme. Written as a theme whose
 * colours are numbers: one pass gives classes, and CSS defines the colours for light and dark.
 */
const scopes: { [className: string]: string[] } = {
  't-k': [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.wordlike',
    'punctuation.definition.keyword',
    'punctuation.definition.heading',
    'markup.heading',
    'entity.name.section',
  ],
  't-s': [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'markup.fenced_code',
    'markup.underline.link',
    'support.constant.property-value',
    'constant.other.symbol',
  ],
  't-c': ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'markup.quote'],
  't-f': [
    'entity.name.function',
    'entity.name.command',
    'support.function',
    'variable.function',
    'meta.decorator variable.other',
    'punctuation.decorator',
  ],
  't-n': [
    'constant',
    'support.constant',
    'keyword.other.unit',
    'constant.other.option',
    'meta.diff.range',
    'constant.other.color',
  ],
  't-t': [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
  ],
  't-p': [
    'punctuation',
    'meta.brace',
    'keyword.operator',
    'meta.bracket',
    'punctuation.section.embedded',
    'punctuation.definition.tag',
    'punctuation.definition.parameters',
  ],
  't-v': [
    'variable',
    'variable.other',
    'meta.object-literal.key',
    'support.variable',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'entity.name.tag.yaml',
    'entity.name.variable',
  ],
  't-g': ['entity.name.tag', 'support.class.component', 'entity.name.tag.css'],
  't-a': ['entity.other.attribute-name'],
  't-x': [
    'string.regexp',
    'constant.character.escape',
    'constant.other.character-class',
    'punctuation.definition.template-expression',
    'string.regexp punctuation.definition.string',
    'keyword.operator.quantifier.regexp',
  ],
  't-i': ['markup.inserted', 'punctuation.definition.inserted'],
  't-d': ['markup.deleted', 'punctuation.definition.deleted'],
};

const classNames = Object.keys(scopes);
const getColor = (index: number) => `#0000${index.toString(16).padStart(2, '0')}`;

export const sentinelTheme: ThemeRegistration = {
  name: 'folia-classes',
  type: 'light',
  colors: { 'editor.foreground': getColor(0), 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: getColor(0), background: '#ffffff' } },
    ...classNames.map((name, index) => ({ scope: scopes[name] ?? [], settings: { foreground: getColor(index + 1) } })),
  ],
};

/** Class per entry of the grammar's colour map; '' where text keeps its colour. */
export function getClasses(colorMap: readonly string[]): string[] {
  return colorMap.map((color) => {
    const index = Number.parseInt((color ?? '').slice(1), 16);
    return classNames[index - 1] ?? '';
  });
}

/** Part of the cache key: other rules give other HTML. */
export const themeVersion = JSON.stringify(scopes);
