/// <reference types="vite/types/importMeta.d.ts" />
import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { renderToString } from 'react-dom/server';
import type { Example } from './example';

const folder = __dirname;
const files = globSync('*/*.examples.tsx', { cwd: folder });
const modules = import.meta.glob<Example[]>('./*/*.examples.tsx', { eager: true, import: 'examples' });
const cases = Object.entries(modules).flatMap(([file, examples]) =>
  examples.map((example) => [basename(dirname(file)), example.name, example] as const),
);

const componentFolders = readdirSync(folder, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && globSync('*.module.css', { cwd: join(folder, entry.name) }).length > 0,
);

describe('every component', () => {
  it.each(componentFolders.map(({ name }) => name))('%s has examples', (name) => {
    expect(files.map((file) => file.split(sep)[0])).toContain(name);
  });

  // Axe and the rendering in a browser: `apps/journeys/gallery`.
  it.each(cases)('%s, %s: renders on the server, without inline styles', (_, __, example) => {
    expect(renderToString(example.render())).not.toMatch(/ style="/);
  });
});
