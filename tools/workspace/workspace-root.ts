import { resolve } from 'node:path';

/** The project's folder. It stands as deep as a bundle beside the packages does, so it is right in both. */
export const workspaceRoot = resolve(import.meta.dirname, '../..');
