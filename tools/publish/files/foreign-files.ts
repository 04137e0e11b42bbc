/** What a build must not hold: links, which would be served as what they lead to, and files that a browser opens as pages of the site. */
import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

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
