import config from '../jest.config.js';

/** Runs the recording in place of the specs. */
export default { ...config, testMatch: ['<rootDir>/releases/record-release.ts'] };
