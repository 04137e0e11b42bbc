/**
 * What a build must not hold: links, which would be served as what they lead to, files that a browser opens as pages of the site, and more
 * than the registry has room for.
 */
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { versionBudget } from '../../checks/byte-budgets.ts';
import { filesBelow } from './files-below.ts';

/** Scripts, styles, fonts and pictures, the list of the files, and compressed copies. */
const kinds = ['.js', '.css', '.json', '.woff2', '.svg', '.png', '.webp', '.avif', '.jpg'];

const kindOf = (file: string): string => extname(file.endsWith('.br') ? file.slice(0, -'.br'.length) : file);

/** One sentence for each. @param build with `client/`, which is served, and `server/` */
export async function foreignFiles(build: string): Promise<string[]> {
  const found = await readdir(build, { recursive: true, withFileTypes: true });
  return found.flatMap((item) => {
    const file = relative(build, join(item.parentPath, item.name));
    if (!item.isFile() && !item.isDirectory()) return [`${file} is a link or a device: put the file itself there`];
    if (item.isDirectory() || !file.startsWith('client') || kinds.includes(kindOf(file))) return [];
    return [`${file} is neither script, style, font nor picture: the site serves nothing else of a remote, remove it`];
  });
}

/** One sentence for a build that is too large to be stored, or even to be read. */
export async function weightRefusals(build: string): Promise<string[]> {
  const files = await filesBelow(build);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(build, file))).size / 1024));
  const largest = files[sizes.indexOf(Math.max(...sizes))];
  const total = Math.round(sizes.reduce((sum, size) => sum + size, 0));
  return total > versionBudget
    ? [`it has ${total} KB, the budget is ${versionBudget} KB: look at ${largest}, its largest file`]
    : [];
}
