/** The webpack factory is a project of its own: whatever it imported, every remote would depend on. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleHash } from '../webpack/rules';

const root = join(__dirname, '..', '..');
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name!);

it.each(globSync('tools/webpack/**/*.ts', { cwd: root }))('%s imports no other code of the workspace', (file) => {
  expect(importsOf(file).filter((name) => name.startsWith('../') || name.startsWith('@emsal/'))).toEqual([]);
});

it.each(globSync('apps/*/webpack.config.ts', { cwd: root }))('%s is built by the factory alone', (file) => {
  expect(importsOf(file)).toEqual(['../../tools/webpack/factory.ts']);
});

it('no two style sheets share the hash that separates their classes', () => {
  const sheets = globSync('{apps,libs}/**/*.module.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(100);
  expect(new Set(sheets.map((file) => styleHash(join(root, file)))).size).toBe(sheets.length);
});
