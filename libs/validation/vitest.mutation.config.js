import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sharedTests } from '../../vitest.preset.js';

/** The specs that mutation testing runs. */
export default defineConfig(
  sharedTests('mutation', {
    root: resolve(import.meta.dirname, '../..'),
    include: ['libs/{validation,lines/kit}/**/*.spec.ts'],
  }),
);
