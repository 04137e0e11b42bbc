import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const isSource = (path: string): boolean => !/node_modules|\.spec\.ts$/.test(path);
const sources = globSync('apps/{backend,shell,sandbox}/**/*.{ts,tsx}', { cwd: root }).filter(isSource);

/** pino writes message and stack only of the property `err`; an error under another name is logged as `{}`. */
const underAnotherName = /\blog\.(?:fatal|error|warn|info)\(\{[^}]*(?<!err: )\b(?:error|reason)\b/;

it('every logged error is passed as err', () => {
  const loggers = sources.filter((path) => readFileSync(join(root, path), 'utf8').includes('log.'));
  expect(loggers.length).toBeGreaterThan(10);
  const faults = loggers.filter((path) => underAnotherName.test(readFileSync(join(root, path), 'utf8')));
  expect(faults).toEqual([]);
});
