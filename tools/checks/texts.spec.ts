/** Every text catalogue and every table of outcomes: a missing or unfinished text fails. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const catalogues = globSync(
  [
    '{apps,libs}/**/*.texts.ts',
    'libs/lines/*/*/wording.ts',
    'libs/validation/**/*-messages.ts',
    'libs/api/outcomes/*.ts',
  ],
  { cwd: root },
)
  .filter((path) => !path.endsWith('.spec.ts'))
  .sort();

/** Strings of a catalogue with their property path; texts that are functions are covered by the tests of their component. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`);
}

const isKey = (text: string): boolean => /^[a-z]+([._-][a-zA-Z]+)+$/.test(text);
/** A document in other languages keeps each one under its language code, whole or text by text. */
const isForeign = (path: string): boolean => /\.(en|de)(\.|$)/.test(path);
function faultOf(path: string, text: string): string | null {
  if (text.trim() === '') return 'is empty';
  if (/\b(TODO|FIXME|XXX|lorem)\b/i.test(text)) return 'is unfinished';
  if (isKey(text)) return 'is a key';
  if (!isForeign(path) && /\b(the|and|your|please|not found|failed)\b/i.test(text)) return 'is not Turkish';
  return /[;–-]$/.test(text.trim()) ? 'breaks off' : null;
}

describe('F608 M582 every text', () => {
  it('finds its catalogues', () => {
    expect(catalogues.length).toBeGreaterThan(60);
  });

  it.each(catalogues)('of %s is complete', async (file) => {
    const texts = [...textsIn(await import(join(root, file)), '')];
    expect(texts.map(([path, text]) => [path, faultOf(path, text)]).filter(([, fault]) => fault)).toEqual([]);
  });
});
