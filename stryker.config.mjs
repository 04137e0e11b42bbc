/**
 * Mutation testing of the rules and the grammar: `npx stryker run`. Catalogues of text and the two dictionaries of labels are
 * not mutated: no test restates a sentence, so every changed word would count as a survivor.
 */
const rooms = ['libs/validation', 'libs/lines/kit'];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'libs/validation/vitest.mutation.config.js' },
  mutate: [
    ...rooms.map((room) => `${room}/**/*.ts`),
    '!**/*.spec.ts',
    '!**/*-messages.ts',
    '!libs/lines/kit/grammar/menu-names.ts',
    '!libs/lines/kit/person/personal-fields.ts',
    '!libs/lines/kit/samples/example-line.ts',
  ],
  ignorePatterns: [
    '**',
    '!libs/validation/**',
    '!libs/lines/**',
    '!libs/api/**',
    '!tools/vitest/**',
    '!vitest.preset.js',
    '!package.json',
    '!tsconfig.base.json',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: 'dist/mutation/mutation.html' },
  jsonReporter: { fileName: 'dist/mutation/mutation.json' },
  tempDirName: 'dist/stryker-tmp',
  incremental: true,
  incrementalFile: 'dist/mutation/incremental.json',
  thresholds: { high: 95, low: 90, break: 85 },
};
