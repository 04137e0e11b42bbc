/** Every text catalogue and every table of codes: a row without a sentence fails. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const catalogues = globSync(
  ['{apps,libs}/**/*.texts.ts', 'libs/validation/**/*-messages.ts', 'libs/api/outcomes/*.ts'],
  { cwd: root },
)
  .filter((path) => !path.endsWith('.spec.ts'))
  .sort();

/** Strings of a catalogue with the way to them; texts that are built are left to the tests of what they show. */
function* textsIn(value: unknown, way: string): Generator<[way: string, text: string]> {
  if (typeof value === 'string') yield [way, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${way}.${key}`);
}

const isKey = (text: string): boolean => /^[a-z]+([._-][a-zA-Z]+)+$/.test(text);
/** A document in other languages keeps each under its code. */
const isForeign = (way: string): boolean => way.includes('.en.');
function faultOf(way: string, text: string): string | null {
  if (text.trim() === '') return 'is empty';
  if (/\b(TODO|FIXME|XXX|lorem)\b/i.test(text)) return 'is not written yet';
  if (isKey(text)) return 'is a key';
  if (!isForeign(way) && /\b(the|and|your|please|not found|failed)\b/i.test(text)) return 'is not Turkish';
  return /[;–-]$/.test(text.trim()) ? 'breaks off' : null;
}

describe('F608 M582 every text', () => {
  it('has its catalogues found', () => {
    expect(catalogues.length).toBeGreaterThan(60);
  });

  it.each(catalogues)('of %s is written', async (path) => {
    const texts = [...textsIn(await import(join(root, path)), '')];
    expect(texts.map(([way, text]) => [way, faultOf(way, text)]).filter(([, fault]) => fault)).toEqual([]);
  });
});
