/** Names of the components with a list of examples, sorted. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const uiFolder = join(import.meta.dirname, '../../libs/ui');

export const components = (): string[] =>
  globSync('*/*.examples.tsx', { cwd: uiFolder })
    .map((file) => dirname(file))
    .sort();
