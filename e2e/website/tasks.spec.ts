import { expect, test } from '../harness/website-test';
import { clicksFrom } from './clicks';
import { answersOf, leadsTo, openSearch } from './search-answers';
import { mostClicks, type Task } from './tasks';
import { englishTasks } from './tasks.en';
import { chineseTasks } from './tasks.zh';

const isChinese = (address: string) => /^\/zh(\/|$)/.test(address);

const languages = [
  { lang: 'en', prefix: '', home: '/', tasks: englishTasks, stays: (address: string) => !isChinese(address) },
  { lang: 'zh', prefix: '/zh', home: '/zh/', tasks: chineseTasks, stays: isChinese },
];

for (const { lang, prefix, home, tasks, stays } of languages) {
  const named = ({ question, answers }: Task, what: string) => `${question} → ${answers.join(' ')}: ${what}`;

  test(`every task has its answer among the first of the search (${lang})`, async ({ page }) => {
    expect(tasks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tasks.map(({ question }) => question)).size).toBe(tasks.length);
    await openSearch(page, `${home.slice(1)}guide/start/`);
    const missed: string[] = [];
    const answers = await answersOf(
      page,
      tasks.map(({ typed, question }) => typed ?? question),
    );
    for (const [index, task] of tasks.entries()) {
      const links = answers[index] ?? [];
      const found = links.some((link) => task.answers.some((answer) => leadsTo(link, prefix + answer)));
      if (!found) missed.push(named(task, links.join(' ')));
    }
    expect(missed).toEqual([]);
  });

  test(`every answer is ${mostClicks} clicks from the home page (${lang})`, () => {
    const clicks = clicksFrom(home, stays);
    const far = tasks.flatMap((task) =>
      task.answers
        .map((answer) => ({ answer, count: clicks.get(prefix + answer) ?? Number.POSITIVE_INFINITY }))
        .filter(({ count }) => count > mostClicks)
        .map(({ answer, count }) => named(task, `${answer} is ${count} clicks away`)),
    );
    expect(far).toEqual([]);
  });
}
