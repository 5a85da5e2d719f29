import type { CSSProperties } from 'react';
import { useAllStrings } from '../../../client';
import * as markup from '../../../shared/markup';
import { Tab, Tabs } from '../Tabs/Tabs';
import { ManagerIcon } from './ManagerIcon';
import { type CommandInput, type FurtherManager, getCommands } from './package-commands';

export interface PackageManagerTabsProps {
  /**
   * `install foo -D`, translated for each manager, or an object with one command per manager. Several lines are several commands;
   * `dlx` and `exec` run a package.
   */
  command: CommandInput;
  /** The command is a package that is run without being installed, as with `dlx` at its beginning. */
  dlx?: boolean;
  /** The command is a package of the project that is run, as with `exec` at its beginning. */
  exec?: boolean;
  /** Managers besides the usual four: `[{ tool: 'deno' }]`, with a `command` if it differs. */
  additionalTabs?: FurtherManager[];
}

/**
 * One command for npm, yarn, pnpm and bun. The user's choice applies to the whole site.
 *
 * @example <PackageManagerTabs command="install @rslib/core -D" />
 */
export function PackageManagerTabs({
  command,
  dlx = false,
  exec = false,
  additionalTabs = [],
}: PackageManagerTabsProps) {
  const runner = dlx ? 'dlx ' : exec ? 'exec ' : '';
  const { packageManagers } = useAllStrings();
  return (
    <Tabs groupId="package.manager" label={packageManagers}>
      {getCommands(typeof command === 'string' ? runner + command : command, additionalTabs).map(
        ({ manager, command: text }) => (
          <Tab key={manager} value={manager} label={<ManagerLabel manager={manager} />}>
            <Shell text={text} />
          </Tab>
        ),
      )}
    </Tabs>
  );
}

const ManagerLabel = ({ manager }: { manager: string }) => (
  <>
    <ManagerIcon manager={manager} />
    {manager}
  </>
);

/** The same HTML as a fenced `bash` block. */
function Shell({ text }: { text: string }) {
  const { code, copyCode, wrapCode } = useAllStrings();
  const lines = text.split('\n');
  return (
    <div className="folia-code" {...{ [markup.code]: '' }} data-lang="bash">
      <pre {...{ [markup.scrollLabel]: code }} translate="no" style={{ '--lines': lines.length } as CSSProperties}>
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
            <ShellLine key={index} line={line} last={index === lines.length - 1} />
          ))}
        </code>
      </pre>
      <div className="folia-code-buttons folia-needs-script" {...{ [markup.screenOnly]: '' }}>
        <button type="button" data-action="wrap" title={wrapCode} aria-label={wrapCode} aria-pressed={false} />
        <button type="button" data-action="copy" title={copyCode} aria-label={copyCode} />
      </div>
    </div>
  );
}

function ShellLine({ line, last }: { line: string; last: boolean }) {
  const [, program = '', rest = ''] = /^(\S*)(.*)$/.exec(line) ?? [];
  return (
    <>
      <span className="line">
        <span className={program.startsWith('#') ? 't-c' : 't-f'}>{program}</span>
        <span className={program.startsWith('#') ? 't-c' : 't-s'}>{rest}</span>
      </span>
      {last ? null : '\n'}
    </>
  );
}
