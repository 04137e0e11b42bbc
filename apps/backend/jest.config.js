import preset from '../../jest.preset.js';

const base = preset('backend', import.meta.dirname, 'node');

export default {
  ...base,
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
  // @fastify/cookie imports an ES module at run time, which Jest's CommonJS can do only after transforming it.
  transformIgnorePatterns: base.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@fastify/cookie|'),
  ),
};
