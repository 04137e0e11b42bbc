import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Paths of all files below a folder, relative to it, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)))
    .sort();
}
