/** Longer titles do not fit on a card. */
const longest = 160;

const emoji =
  /(?:\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*|\uFE0F)/gu;

/** A text of a card: one line of bounded length, without emoji, which fonts for text do not have. */
export function cardText(text: string): string {
  const plain = text.replace(emoji, '').replace(/\s+/g, ' ').trim();
  const characters = Array.from(plain);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : plain;
}
