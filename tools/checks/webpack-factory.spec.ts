/** The webpack factory is a project of its own: what it imports, every remote is built from, and a change there builds them all anew. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleHash } from '../webpack/rules';

const root = join(__dirname, '..', '..');
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name!);

it.each(globSync('tools/webpack/*.ts', { cwd: root }))('%s imports nothing else of the house', (file) => {
  expect(importsOf(file).filter((name) => name.startsWith('../') || name.startsWith('@emsal/'))).toEqual([]);
});

it.each(globSync('apps/*/webpack.config.ts', { cwd: root }))('%s is built by the factory alone', (file) => {
  expect(importsOf(file)).toEqual(['../../tools/webpack/factory.ts']);
});

it('no two style sheets share the hash that tells their classes apart', () => {
  const sheets = globSync('{apps,libs}/**/*.module.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(100);
  expect(new Set(sheets.map((file) => styleHash(join(root, file)))).size).toBe(sheets.length);
});
