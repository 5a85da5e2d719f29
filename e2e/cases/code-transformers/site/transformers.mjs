import {
  transformerMetaWordHighlight,
  transformerNotationDiff,
  transformerNotationHighlight,
  transformerRemoveNotationEscape,
  transformerRenderWhitespace,
} from '@shikijs/transformers';

export default [
  transformerNotationDiff(),
  transformerNotationHighlight({ classActiveLine: 'own-highlighted' }),
  transformerMetaWordHighlight(),
  transformerRenderWhitespace({ position: 'boundary' }),
  transformerRemoveNotationEscape(),
];
