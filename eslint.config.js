import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints, edgeConstraints } from './tools/lint/boundaries.js';
import {
  documentCookie,
  inlineStyle,
  language,
  rawControls,
  restrictedImports,
  serverClock,
  storage,
  testRouters,
} from './tools/lint/restrictions.js';

const code = ['**/*.ts', '**/*.tsx'];
const specs = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.journey.ts'];
const server = [
  'apps/backend/**/*.ts',
  'apps/sandbox/**/*.ts',
  'apps/shell/server/**/*.ts',
  'apps/shell/server/**/*.tsx',
];
const defaultExports = [
  '**/remote.tsx',
  '**/routes/**',
  '**/*.lazy.tsx',
  '**/*.config.ts',
  '**/*.config.js',
  '**/*.config.mjs',
  'tools/webpack/**',
  'tools/publish/**',
  'vitest.preset.js',
  'apps/backend/testing/**',
  'tools/vitest/*.ts',
  'apps/journeys/environment/**',
];
const imports = (paths) => ['error', { paths }];
const without = (...names) =>
  Object.entries(restrictedImports)
    .filter(([name]) => !names.includes(name))
    .map(([, rule]) => rule);

const boundaries = (depConstraints) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: [],
    // One file of these libraries is loaded when it is needed, for its bytes: the code panel, a line's landing page, blocks of text.
    // The rest of them is imported.
    checkDynamicDependenciesExceptions: ['@emsal/verify/**', '@emsal/lines/**', '@emsal/content-blocks/**'],
    depConstraints,
  },
];

export default [
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.nx',
      '.emsal',
      'tmp',
      '**/*.cjs',
      '**/*.mjs',
      '**/fixtures/**',
      // Teams outside the workspace.
      'samples',
      'apps/backend/db/migrations',
    ],
  },
  ...tseslint.configs.recommended.map((part) => ({ ...part, files: code })),
  { files: code, plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: code,
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(depConstraints),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'max-params': ['error', 3],
      'no-cond-assign': ['error', 'always'],
      'no-console': 'error',
      'no-multi-assign': 'error',
      'no-nested-ternary': 'error',
      'no-restricted-imports': imports(without()),
      'no-restricted-globals': ['error', ...storage],
      'no-restricted-properties': ['error', documentCookie],
      'no-restricted-syntax': ['error', ...language, ...inlineStyle, ...rawControls],
      'no-return-assign': 'error',
      'no-sequences': ['error', { allowInParentheses: false }],
    },
  },
  {
    files: ['**/*.ts'],
    ignores: specs,
    rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true, IIFEs: true }] },
  },
  {
    files: [...specs, '**/testing/**'],
    rules: {
      'no-restricted-imports': imports([
        ...without('router'),
        { ...restrictedImports.router, allowImportNames: testRouters },
      ]),
    },
  },
  {
    files: server,
    ignores: specs,
    rules: { 'no-restricted-syntax': ['error', ...language, ...inlineStyle, ...rawControls, ...serverClock] },
  },
  { files: ['apps/shell/server/**'], rules: { '@nx/enforce-module-boundaries': boundaries(edgeConstraints) } },
  { files: ['**/clock.ts'], rules: { 'no-restricted-syntax': ['error', ...language] } },
  {
    files: ['libs/ui/**'],
    rules: {
      'no-restricted-imports': imports(without('headless')),
      'no-restricted-syntax': ['error', ...language, ...inlineStyle],
    },
  },
  { files: ['libs/api/**'], rules: { 'no-restricted-imports': imports(without('axios')) } },
  { files: ['apps/desk/browser/editor/**'], rules: { 'no-restricted-imports': imports(without('editor')) } },
  {
    files: ['libs/platform/**'],
    rules: {
      'no-restricted-imports': imports(without('router', 'redux', 'reactRedux')),
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  // What Node or a runner loads by itself knows no alias: it reaches tools and libs by relative path.
  { files: ['tools/**', '**/*.config.ts', 'apps/journeys/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    files: ['tools/**', 'apps/journeys/**'],
    rules: { 'no-console': 'off', 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  // Plain React is what it is: no component of ours is in it.
  { files: ['tools/perf/plain-react/**'], rules: { 'no-restricted-syntax': ['error', ...language] } },
  // Playwright's fixtures call `use`, which is no hook.
  { files: ['apps/journeys/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: specs,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...language],
    },
  },
  { files: ['**/data/**'], rules: { 'max-lines': 'off' } },
  // A table of filled forms.
  { files: ['libs/lines/**/samples.ts'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: code,
    ignores: defaultExports,
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
];
