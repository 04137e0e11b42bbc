import { resolve } from 'node:path';
import preset from '../../jest.preset.js';

export default {
  ...preset('shell', import.meta.dirname, 'jsdom'),
  testEnvironment: resolve(import.meta.dirname, 'testing/browser-environment.cjs'),
  // Testing Library's dependencies ship both kinds: the CommonJS files come first.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
};
