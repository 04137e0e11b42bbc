import { resolve } from 'node:path';
import preset from '../../jest.preset.js';

const base = preset('ui', import.meta.dirname, 'jsdom');

export default {
  ...base,
  testEnvironment: resolve(import.meta.dirname, 'testing/browser-environment.cjs'),
  // Testing Library's dependency ships ES modules.
  transformIgnorePatterns: base.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(dom-accessibility-api|'),
  ),
};
