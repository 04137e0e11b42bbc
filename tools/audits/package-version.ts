import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name and version of an installed package. @param folder of the package */
export function packageVersion(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  return `${name} ${version}`;
}
