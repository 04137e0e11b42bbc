/** A brand's texts stand only in its file; pages, mails, documents, the API and the sandbox read them from there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../libs/brand/brands';

const root = join(__dirname, '..', '..');
const sources = globSync('{apps,libs}/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (path) => !/(^libs\/brand\/|node_modules|\.spec\.tsx?$|\.journey\.ts$|\/testing\/|\.examples\.tsx$)/.test(path),
);

/** Name, slogan, legal identity, addresses and numbers of every brand. */
const words = Object.values(brands).flatMap((brand) => [
  brand.name,
  brand.slogan,
  brand.legalName,
  ...(brand.registryNo ? [brand.registryNo] : []),
  brand.address,
  brand.email,
  ...Object.values(brand.phones),
  ...Object.values(brand.renewalPhones),
]);

/** Comments are ignored; a name as part of another word (`EmsalApp`) is no brand text. */
const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const pattern = new RegExp(`(?<![\\w@-])(${words.map((word) => RegExp.escape(word)).join('|')})(?![\\w-])`);

describe("a brand's texts", () => {
  it('are searched in all sources', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(pattern.test('<dd>Emsal</dd>')).toBe(true);
    expect(pattern.test("import '@emsal/ui'; navigator.userAgent.includes('EmsalApp/')")).toBe(false);
  });

  it('are in no source outside libs/brand', () => {
    const faults = sources.flatMap((path) => {
      const found = pattern.exec(withoutComments(readFileSync(join(root, path), 'utf8')));
      return found ? [`${path}: ${found[1]}`] : [];
    });
    expect(faults).toEqual([]);
  });
});
