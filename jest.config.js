/** Every project's tests in one run. */
export default {
  projects: [
    '<rootDir>/apps/*/jest.config.js',
    '<rootDir>/libs/*/jest.config.js',
    '<rootDir>/libs/lines/*/jest.config.js',
    '<rootDir>/tools/jest.config.js',
  ],
};
