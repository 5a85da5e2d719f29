import { fill, useAnnounce, usePage } from 'folia/client';
import { useEffect, useRef, useState } from 'react';
import {
  type BuildResult,
  type BuiltFile,
  findResult,
  firstResult,
  loadMatrix,
  type Option,
  options,
  sizeOf,
} from './builds';
import { Code } from './Code';
import { type PanelTexts, textsFor } from './texts';
import './panel.css';

/** A config and the files that Rslib builds from it. The switches choose among results that were built before. */
export function Panel() {
  const texts = textsFor(usePage().page.route.locale);
  const { result, failed, panel, choose } = useResult(texts);
  const [chosen, setChosen] = useState('index.js');
  const file = result.files.find(({ name }) => name === chosen) ?? result.files[0];
  return (
    <section className="landing-panel" aria-label={texts.label} ref={panel}>
      <form className="landing-switches" onChange={choose}>
        <fieldset>
          <legend className="folia-visually-hidden">{texts.options}</legend>
          {options.map((option) => (
            <label key={option}>
              <input type="checkbox" name={option} defaultChecked={firstResult.on.includes(option)} />
              <span>{option}</span>
            </label>
          ))}
        </fieldset>
      </form>
      <div className="landing-panes" translate="no">
        <div className="landing-pane">
          <p className="landing-file">rslib.config.ts</p>
          <Code text={result.config} label="rslib.config.ts" />
        </div>
        <div className="landing-pane landing-tree">
          <p className="landing-file">dist/</p>
          <FileList files={result.files} chosen={file?.name} label={texts.files} onChoose={setChosen} />
        </div>
        <div className="landing-pane">
          <p className="landing-file">{`dist/${file?.name}`}</p>
          <Code key={file?.name} text={file?.text ?? ''} label={`dist/${file?.name}`} />
        </div>
      </div>
      <p className="landing-result">
        <span>{failed ? texts.failed : summaryOf(result, texts)}</span>
        <span>{fill(texts.source, { version: firstResult.version })}</span>
      </p>
    </section>
  );
}

interface FileListProps {
  files: BuiltFile[];
  chosen: string | undefined;
  label: string;
  onChoose(name: string): void;
}

const FileList = ({ files, chosen, label, onChoose }: FileListProps) => (
  <ul aria-label={label}>
    {files.map(({ name, text }) => (
      <li key={name}>
        <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)} translate="no">
          <span>{name}</span> <small>{sizeOf(text.length)}</small>
        </button>
      </li>
    ))}
  </ul>
);

const summaryOf = ({ files, built, declarations }: BuildResult, texts: PanelTexts): string => {
  const size = sizeOf(files.reduce((sum, { text }) => sum + text.length, 0));
  const count = files.length === 1 ? texts.oneFile : fill(texts.someFiles, { count: String(files.length) });
  const summary = fill(texts.result, { count, size, built });
  return declarations ? summary + fill(texts.declarations, { declarations }) : summary;
};

/** The result of the switches as they are set, also of those that were set before React came. */
function useResult(texts: PanelTexts) {
  const panel = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const [result, setResult] = useState<BuildResult>(firstResult);
  const [failed, setFailed] = useState(false);
  const choose = async () => {
    try {
      const matrix = await loadMatrix();
      // Read after loading: further switches may have been pressed meanwhile.
      const next = findResult(matrix, readSwitches(panel.current));
      setResult(next);
      setFailed(false);
      announce(summaryOf(next, texts));
    } catch {
      setFailed(true);
      announce(texts.failed);
    }
  };
  const chooseRef = useRef(choose);
  chooseRef.current = choose;
  useEffect(() => {
    if (readSwitches(panel.current).join() !== firstResult.on.join()) chooseRef.current();
    return panel.current ? whenSeen(panel.current, () => loadMatrix().catch(() => undefined)) : undefined;
  }, []);
  return { result, failed, panel, choose };
}

const readSwitches = (panel: HTMLElement | null): Option[] =>
  options.filter((option) => panel?.querySelector<HTMLInputElement>(`[name=${option}]`)?.checked);

/** @returns what undoes it */
function whenSeen(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
