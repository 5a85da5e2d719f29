/** What gets a colour of its own; the classes are those of code blocks. */
const tokens =
  /(?<c>\/\*[\s\S]*?\*\/|\/\/.*)|(?<s>'[^'\n]*'|"[^"\n]*")|\b(?<k>(?:import|export|default|declare|function|return|const|var|if|else|typeof|true|false)\b|from\b(?= ?['"]))|(?<n>\b\d[\d.]*(?: ?(?:k?B|s)\b)?)|\b(?<t>number|string|boolean)\b|\b(?<f>\w+)(?=\()/g;

interface CodeProps {
  text: string;
  /** Makes it a region of this name that can be scrolled by keyboard. */
  label?: string;
}

/** A short file with its tokens marked. It wraps, so it scrolls in one direction only. */
export function Code({ text, label }: CodeProps) {
  const region = label ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <pre className="landing-code" translate="no" {...region}>
      {/* Replaced as a whole: a page that the browser has translated has other nodes inside. */}
      <code key={text}>{tinted(text)}</code>
    </pre>
  );
}

function tinted(text: string) {
  let end = 0;
  const parts = [...text.matchAll(tokens)].flatMap(({ 0: token, index, groups = {} }) => {
    const [name] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
    const before = text.slice(end, index);
    end = index + token.length;
    return [
      before,
      <span key={index} className={`t-${name}`}>
        {token}
      </span>,
    ];
  });
  return [...parts, text.slice(end)];
}
