import { expect, test } from '../../harness/browser-test';
import { becomes, hydrated, shown } from './steps';

/** Applies the rules for paper on the screen: neither driver can switch the medium. */
function applyPrintRules(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/, 'screen');
      if (rule instanceof CSSGroupingRule) change(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) change(sheet.cssRules);
}

test.describe('on paper', { tag: '@all' }, () => {
  test('only the article is printed, with the text of all tabs', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    await hydrated(tab);
    await tab.evaluate(applyPrintRules);
    for (const part of ['.folia-header', '.folia-sidebar', '.folia-outline', '.folia-prev-next', '[role=tab]'])
      await shown(tab, part, false);
    const panels = () => [...document.querySelectorAll('[role=tabpanel]')].map((panel) => panel.checkVisibility());
    expect(new Set(await tab.evaluate(panels))).toEqual(new Set([true]));
  });

  test('what is folded is printed where a style sheet can open it, else as it is', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    await hydrated(tab);
    await tab.evaluate(applyPrintRules);
    await becomes(
      tab,
      () => {
        const isPrinted = document.querySelector('.folia-doc details p')?.checkVisibility();
        return isPrinted === CSS.supports('selector(::details-content)');
      },
      true,
    );
  });
});
