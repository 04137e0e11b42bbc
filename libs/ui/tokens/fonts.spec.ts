import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');
const faces = css.split('@font-face').slice(1);
const ranges = faces.flatMap((face) =>
  [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
    parseInt(from!, 16),
    parseInt(to ?? from!, 16),
  ]),
);
const covered = (letter: string) => {
  const code = letter.codePointAt(0)!;
  return ranges.some(([from, to]) => code >= from! && code <= to!);
};

const familyOf = (face: string) => /font-family: '?([^';]+)/.exec(face)![1]!;
const percent = (face: string, rule: string) => Number(new RegExp(`${rule}: ([\\d.]+)%`).exec(face)![1]) / 100;

describe('fonts', () => {
  it('are two subset files with their licence, at most 30 KB together', () => {
    const files = globSync('*', { cwd: join(__dirname, 'fonts') }).sort();
    expect(files).toEqual(['OFL.txt', 'bricolage-tr-ext.woff2', 'bricolage-tr-latin.woff2']);
    const bytes = files
      .filter((file) => file.endsWith('.woff2'))
      .reduce((sum, file) => sum + statSync(join(__dirname, 'fonts', file)).size, 0);
    expect(bytes).toBeLessThan(30_720);
  });

  it('have every letter that Turkish and money need', () => {
    const letters = 'abcçdefgğhıijklmnoöprsştuüvyzqwxABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZQWX0123456789âîû₺’“”–…%';
    expect([...letters].filter((letter) => !covered(letter))).toEqual([]);
  });

  it('use swap and metric-compatible fallbacks for headings and text', () => {
    const own = faces.filter((face) => familyOf(face) === 'Bricolage');
    expect(own.map((face) => face.includes('font-display: swap'))).toEqual([true, true]);
    const fallbacks = faces.filter((face) => familyOf(face) !== 'Bricolage');
    expect(fallbacks.map(familyOf)).toEqual([
      ...Array(2).fill('Bricolage Fallback'),
      ...Array(2).fill('Bricolage Fallback Roboto'),
    ]);
    for (const face of fallbacks) {
      expect(percent(face, 'ascent-override') * percent(face, 'size-adjust')).toBeCloseTo(0.93, 2);
      expect(percent(face, 'descent-override') * percent(face, 'size-adjust')).toBeCloseTo(0.27, 2);
      expect(percent(face, 'line-gap-override')).toBe(0);
    }
  });

  it('are listed in this order by the font token', () => {
    const [, named] = /--font: ([^;]+);/.exec(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))!;
    const families = named!.split(', ').map((name) => name.replaceAll("'", ''));
    expect(families).toEqual([...new Set(faces.map(familyOf)), 'system-ui', 'sans-serif']);
  });
});
