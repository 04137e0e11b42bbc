/** The webpack factory is a project of its own: what it imports, every remote is built from, and a change there builds them all anew. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name!);

it.each(globSync('tools/webpack/*.ts', { cwd: root }))('%s imports nothing else of the house', (file) => {
  expect(importsOf(file).filter((name) => name.startsWith('../') || name.startsWith('@emsal/'))).toEqual([]);
});

it.each(globSync('apps/*/webpack.config.ts', { cwd: root }))('%s is built by the factory alone', (file) => {
  expect(importsOf(file)).toEqual(['../../tools/webpack/factory.ts']);
});
