/** Adds a remote: a folder in apps/ and an entry in tools/publish/remotes.ts (docs/how-to/add-a-remote.md). */
import { join } from 'node:path';
import { formatFiles, generateFiles, getProjects, names, type Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';
import { editFile } from '../source/edit-file.ts';
import { addToLiteral } from '../source/literal.ts';

interface RemoteOptions {
  name: string;
  family: string;
  path?: string;
  title?: string;
}

/** React Router expects the export `Component`; the workspace has no default exports and no text in markup. */
const asRoute = (page: string) => (source: string) => {
  const component = names(page).className;
  return `import { texts } from './${page}.texts';\n${source}`
    .replace(`Welcome to ${component}!`, '{texts.title}')
    .replace('<h1>', '<title>{texts.title}</title>\n<h1>')
    .replace(`export default ${component};`, `export { ${component} as Component };`);
};

async function firstPage(tree: Tree, folder: string, { page, title }: { page: string; title: string }): Promise<void> {
  const file = join(folder, page, page);
  await componentGenerator(tree, { path: file, style: 'css', skipTests: true, skipFormat: true });
  editFile(tree, `${file}.tsx`, asRoute(page));
  tree.write(`${file}.texts.ts`, `export const texts = { title: ${JSON.stringify(title)} };\n`);
}

export async function remoteGenerator(tree: Tree, { name, family, path, title }: RemoteOptions): Promise<void> {
  const folder = join('apps', name);
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);
  if (getProjects(tree).has(name)) throw new Error(`a project is called ${name} already: take another name`);
  if (path && !title) throw new Error('a page needs its heading: --title');
  const page = `${name}-page`;
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, family, path, page });
  if (path && title) await firstPage(tree, folder, { page, title });
  editFile(tree, 'tools/publish/remotes.ts', (source) =>
    addToLiteral(
      source,
      'remotes',
      `'${name}': { team: '${family}', addresses: [${path ? `{ pattern: '${path}', rank: page }` : ''}] }`,
    ),
  );
  await formatFiles(tree);
}
