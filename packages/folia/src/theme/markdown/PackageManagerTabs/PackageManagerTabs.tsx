import { Tab, Tabs } from '../Tabs/Tabs';
import { ManagerIcon } from './ManagerIcon';
import { type CommandInput, commandsOf } from './package-commands';

export interface PackageManagerTabsProps {
  /** `install foo -D`, given to each manager in its own words, or one command per manager. */
  command: CommandInput;
  /** Managers beyond the usual four, with their commands. */
  additionalTabs?: { tool: string; command: string }[];
}

/**
 * One command for npm, yarn, pnpm and bun. The reader's choice follows through the site (TB-08).
 *
 * @example <PackageManagerTabs command="install @rslib/core -D" />
 */
export function PackageManagerTabs({ command, additionalTabs = [] }: PackageManagerTabsProps) {
  const further = additionalTabs.map(({ tool, command: own }) => ({ manager: tool, command: own }));
  return (
    <Tabs groupId="package.manager">
      {[...commandsOf(command), ...further].map(({ manager, command: text }) => (
        <Tab key={manager} label={<ManagerLabel manager={manager} />}>
          <Shell text={text} />
        </Tab>
      ))}
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
  const lines = text.split('\n');
  return (
    <div className="folia-code" data-lang="bash">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
            <ShellLine key={index} line={line} last={index === lines.length - 1} />
          ))}
        </code>
      </pre>
    </div>
  );
}

function ShellLine({ line, last }: { line: string; last: boolean }) {
  const [, program = '', rest = ''] = /^(\S+)(.*)$/.exec(line) ?? [];
  return (
    <>
      <span className="line">
        <span className="t-f">{program}</span>
        <span className="t-s">{rest}</span>
      </span>
      {last ? null : '\n'}
    </>
  );
}
