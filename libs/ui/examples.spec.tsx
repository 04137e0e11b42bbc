import { render } from '@testing-library/react';
import { globSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { renderToString } from 'react-dom/server';
import type { Example } from './example';
import { axeFaults } from './testing/axe-faults';

const here = __dirname;
const files = globSync('*/*.examples.tsx', { cwd: here });
const cases = files.flatMap((file) => {
  const { examples } = jest.requireActual<{ examples: Example[] }>(join(here, file));
  return examples.map((example) => [dirname(file), example.name, example] as const);
});

const componentFolders = readdirSync(here, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && globSync('*.module.css', { cwd: join(here, entry.name) }).length > 0,
);

describe('every component', () => {
  it.each(componentFolders.map(({ name }) => name))('%s has examples', (name) => {
    expect(files.map((file) => file.split(sep)[0])).toContain(name);
  });

  it.each(cases)('%s, %s: axe finds nothing, and the server draws it', async (_, __, example) => {
    const { container } = render(<main>{example.render()}</main>);
    expect(await axeFaults(container)).toEqual([]);
    expect(renderToString(example.render())).not.toMatch(/ style="/);
  });
});
