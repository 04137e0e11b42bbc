import { testTimeout } from './jest.preset.js';

/** Every project's tests in one run, in which Jest reads the time from here alone. */
export default {
  testTimeout,
  projects: [
    '<rootDir>/apps/*/jest.config.js',
    '<rootDir>/libs/*/jest.config.js',
    '<rootDir>/libs/lines/*/jest.config.js',
    '<rootDir>/tools/jest.config.js',
  ],
};
