/** Whether slow tests run all of their cases: every page, every fuzzed query, the largest sites. `npm run test:all` asks for it. */
export const testsAll: boolean = process.env.FOLIA_TEST_ALL === '1';
