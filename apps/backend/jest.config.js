import preset from '../../jest.preset.js';

export default {
  ...preset('backend', import.meta.dirname, 'node'),
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
};
