/** What README and docs name is there: files, folders, scripts, variables. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const docs = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one]) => one!);
/** `libs/x/y` of the text; a name with a placeholder is none. */
const placesIn = (text: string): string[] => found(text, /`((?:apps|libs|tools|docs)\/[\w./-]+)`/g);
const linksIn = (text: string): string[] => found(text, /\]\((?!\w+:)([^)#\s]+)/g);
/** Code is named with its ending or, as an import is, without. */
const isThere = (path: string): boolean => ['', '.ts', '.tsx'].some((ending) => existsSync(path + ending));

describe('README and docs', () => {
  it.each(docs)('%s names places that are there', (doc) => {
    const text = read(doc);
    const missing = [
      ...placesIn(text).filter((path) => !isThere(join(root, path))),
      ...linksIn(text).filter((path) => !isThere(join(root, dirname(doc), path))),
      ...found(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts)),
    ];
    expect(missing).toEqual([]);
  });

  it.each(docs.filter((doc) => doc.includes('/decisions/')))('%s is a record of one page in three parts', (doc) => {
    const text = read(doc);
    const [number] = doc.split('/').at(-1)!.split('-');
    expect(text).toMatch(new RegExp(`^# ${number} \\S`));
    expect(found(text, /^\*\*(Context|Decision|Consequences)\.\*\*/gm)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
    expect(text.split(/\s+/).length).toBeLessThan(650);
  });

  it.each(Object.entries(scripts))('npm run %s runs files that are there', (_, command) => {
    const files = found(command, /(\S+\.(?:ts|mjs))/g);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('name variables that are read', () => {
    const table = read('README.md').split('## Configuration')[1]!.split('\n## ')[0]!;
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const variables = rows.flatMap((row) => found(row.split('|')[1]!, /`([A-Z_]+)`/g));
    const sources = globSync('{apps,tools,libs}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (name) => String(name).includes('node_modules'),
    });
    const code = sources.map(read).join('\n');
    expect(variables.length).toBeGreaterThan(20);
    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });
});
