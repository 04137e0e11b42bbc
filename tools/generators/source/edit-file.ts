import type { Tree } from '@nx/devkit';

/** Reads, changes, writes; a file that is not there is refused in words. */
export function editFile(tree: Tree, path: string, change: (source: string) => string): void {
  const source = tree.read(path, 'utf8');
  if (source === null) throw new Error(`${path} does not exist`);
  tree.write(path, change(source));
}
