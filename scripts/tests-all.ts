/** Whether slow tests run all of their cases: every page, every fuzzed query, the largest sites. Set by `npm run test:all`. */
export const testsAll: boolean = process.env.FOLIA_TEST_ALL === '1';
