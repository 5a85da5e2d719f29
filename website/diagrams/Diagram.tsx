import type { ReactNode } from 'react';
import './diagram.css';

/** A drawing of boxes and arrows, made of text: it follows the appearance, can be searched, and is put one below the other on phones. */
export const Diagram = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className="diagram" aria-label={label}>
    {children}
  </figure>
);

/** Side by side where there is room. */
export const Row = ({ children }: { children: ReactNode }) => <div className="diagram-row">{children}</div>;

/** One way through the diagram: what is in it is connected from top to bottom. */
export const Path = ({ children }: { children: ReactNode }) => <div className="diagram-path">{children}</div>;

export interface BoxProps {
  title?: string;
  /** The title is code. */
  code?: boolean;
  /** Where the title leads. */
  href?: string;
  /** What the diagram is about. */
  accent?: boolean;
  /** File names below the title, separated by blanks. */
  files?: string;
  children?: ReactNode;
}

export function Box({ title, code, href, accent, files, children }: BoxProps) {
  const name = code ? <code translate="no">{title}</code> : title;
  return (
    <div className="diagram-box" data-accent={accent ? '' : undefined}>
      {title && <strong className="diagram-title">{href ? <a href={href}>{name}</a> : name}</strong>}
      {files && (
        <ul className="diagram-files">
          {files.split(' ').map((file) => (
            <li key={file}>
              <code translate="no">{file}</code>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** To the next box; `code` or a text stands beside it. */
export const Arrow = ({ code, children }: { code?: string; children?: ReactNode }) => (
  <div className="diagram-arrow">
    {code && <code translate="no">{code}</code>}
    {children && <span>{children}</span>}
  </div>
);

/** A question and what follows from its answer yes. */
export const Choice = ({ yes, children }: { yes: string; children: [ReactNode, ReactNode] }) => (
  <div className="diagram-choice">
    {children[0]}
    <div className="diagram-arrow">
      <span>{yes}</span>
    </div>
    {children[1]}
  </div>
);

export interface OptionMapProps {
  /** The tool of before. */
  from: string;
  /** Heading of the topics. */
  topic: string;
  label: string;
  /** Topic, what it is called there, and in Rslib. */
  rows: [topic: string, before: string, after: string][];
}

/** Where the main options of another tool are in Rslib. */
export const OptionMap = ({ from, topic, label, rows }: OptionMapProps) => (
  <figure className="diagram" aria-label={label}>
    <table className="diagram-map">
      <thead>
        <tr>
          <th scope="col">{topic}</th>
          <th scope="col">{from}</th>
          <th scope="col">Rslib</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([topic, before, after]) => (
          <tr key={topic}>
            <th scope="row">{topic}</th>
            <td>
              <code translate="no">{before}</code>
            </td>
            <td>
              <code translate="no">{after}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);
