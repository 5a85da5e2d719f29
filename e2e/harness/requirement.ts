import type { RequirementId } from '../../scripts/requirement';

/**
 * Annotates a test, or a group of tests, with the requirements it proves. `npm run requirements` reads the annotations.
 * @example test('a new tab opens', { tag: '@dev', ...requirement('RT-15') }, async ({ page }) => { … });
 */
export const requirement = (...ids: RequirementId[]) => ({
  annotation: ids.map((id) => ({ type: 'requirement', description: id })),
});
