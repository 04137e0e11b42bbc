import { resolve } from 'node:path';

/** The workspace folder. Bundles in node_modules are at the same depth, so the path is right there too. */
export const workspaceRoot = resolve(import.meta.dirname, '../..');
