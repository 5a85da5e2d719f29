/** What the table says, by language. `{…}` are filled in. */
export interface ComparisonTexts {
  label: string;
  tool: string;
  time: string;
  esm: string;
  cjs: string;
  declarations: string;
  bundled: string;
  files: string;
  failed: string;
  /** Below the table. */
  measured: string;
  script: string;
}

const en: ComparisonTexts = {
  label: 'Build time and output of each tool',
  tool: 'Tool',
  time: 'Build time',
  esm: 'ESM',
  cjs: 'CJS',
  declarations: 'Declarations',
  bundled: '{count} bundled',
  files: '{count} files',
  failed: 'Failed: {error}',
  measured:
    'Measured on {date}: median of {rounds} builds by turns, each in a new process, with the fastest and the slowest. {machine}, Node {node}; other programs were running, so compare the tools, not the seconds.',
  script: 'Script, library and configs',
};

const zh: ComparisonTexts = {
  label: '各工具的构建时间与产物',
  tool: '工具',
  time: '构建时间',
  esm: 'ESM',
  cjs: 'CJS',
  declarations: '类型声明',
  bundled: '{count} 个（已合并）',
  files: '{count} 个文件',
  failed: '构建失败：{error}',
  measured:
    '测量于 {date}：各工具轮流构建，每次使用新进程，取 {rounds} 次的中位数，并列出最快与最慢的一次。{machine}，Node {node}；测量时机器上还有其他程序，请比较工具之间的差距，而不是秒数本身。',
  script: '脚本、示例库与配置',
};

export const textsFor = (locale: string): ComparisonTexts => (locale === 'zh' ? zh : en);
