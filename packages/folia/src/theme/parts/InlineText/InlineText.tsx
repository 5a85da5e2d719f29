import { Fragment } from 'react';
import { getInlineParts, type InlinePart } from '../../../shared/inline-marks';

/** A label whose code, bold and emphasis marks are shown as such. */
export function InlineText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a label never change places.
  return getInlineParts(text).map((part, index) => <Fragment key={index}>{render(part)}</Fragment>);
}

function render({ kind, text }: InlinePart) {
  switch (kind) {
    case 'code':
      return <code translate="no">{text}</code>;
    case 'strong':
      return <strong>{text}</strong>;
    case 'em':
      return <em>{text}</em>;
    case 'text':
      return text;
  }
}
