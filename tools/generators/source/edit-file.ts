import type { Tree } from '@nx/devkit';

/** Changes a file. @throws Error that names a missing file */
export function editFile(tree: Tree, path: string, change: (source: string) => string): void {
  const source = tree.read(path, 'utf8');
  if (source === null) throw new Error(`${path} does not exist`);
  tree.write(path, change(source));
}
