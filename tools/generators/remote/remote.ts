/** Adds a remote: a folder in apps/, its team and addresses, and a family of its own where it needs one (docs/how-to/add-a-remote.md). */
import { join } from 'node:path';
import { formatFiles, generateFiles, getProjects, names, type Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';
import { editFile } from '../source/edit-file.ts';
import { addToLiteral } from '../source/literal.ts';

interface RemoteOptions {
  name: string;
  /** Its own without one. */
  family?: string;
  team?: string;
  path?: string;
  title?: string;
}

/** React Router expects the export `Component`; the workspace has no default exports and no text in markup. */
const asRoute = (page: string) => (source: string) => {
  const component = names(page).className;
  return `import { Wrap } from '@emsal/ui/wrap/wrap';\nimport { texts } from './${page}.texts';\n${source}`
    .replace(`Welcome to ${component}!`, '{texts.title}')
    .replace('<h1>', '<title>{texts.title}</title>\n<h1>')
    .replace(/<div(?: className=\{[^}]*\})?>/, '<Wrap className={styles.page}>')
    .replace('</div>', '</Wrap>')
    .replace(`export default ${component};`, `export { ${component} as Component };`);
};

const styleSheet = `.page {
  padding-block: var(--space-24);
}
`;

const specOf = (page: string): string => `import { render, screen } from '@testing-library/react';
import { Component } from './${page}';
import { texts } from './${page}.texts';

it('shows its heading', () => {
  render(<Component />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
});
`;

async function firstPage(tree: Tree, folder: string, { page, title }: { page: string; title: string }): Promise<void> {
  const file = join(folder, page, page);
  await componentGenerator(tree, { path: file, style: 'css', skipTests: true, skipFormat: true });
  editFile(tree, `${file}.tsx`, asRoute(page));
  tree.write(`${file}.module.css`, styleSheet);
  tree.write(`${file}.texts.ts`, `export const texts = { title: ${JSON.stringify(title)} };\n`);
  tree.write(`${file}.spec.tsx`, specOf(page));
}

/** A family that is not there yet may import what is shared, and nothing imports it. */
const withFamily = (family: string) => (source: string) =>
  source.includes(`'${family}'`) ? source : addToLiteral(source, 'families', `'${family}'`);

/** Aligned as the other lines. */
const withOwner = (folder: string, team: string) => (source: string) => {
  const column = source
    .split('\n')
    .find((line) => line.startsWith('*'))!
    .indexOf('@');
  return `${source.trimEnd()}\n${`/${folder}/`.padEnd(column - 1)} @emsal/${team}\n`;
};

export async function remoteGenerator(tree: Tree, options: RemoteOptions): Promise<void> {
  const { name, path, title, family = name, team = family } = options;
  const folder = join('apps', name);
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);
  if (getProjects(tree).has(name)) throw new Error(`a project is called ${name} already: take another name`);
  if (path && !title) throw new Error('a page needs its heading: --title');
  const page = `${name}-page`;
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, family, path, page });
  if (path && title) await firstPage(tree, folder, { page, title });
  const addresses = path ? `{ pattern: '${path}', rank: page }` : '';
  editFile(tree, 'tools/publish/remotes.ts', (source) =>
    addToLiteral(source, 'remotes', `'${name}': { team: '${team}', addresses: [${addresses}] }`),
  );
  editFile(tree, 'tools/lint/boundaries.js', withFamily(family));
  editFile(tree, 'CODEOWNERS', withOwner(folder, team));
  await formatFiles(tree);
}
