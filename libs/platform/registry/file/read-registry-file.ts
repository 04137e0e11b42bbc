/** Reads a file of the registry as edge and publisher do. */
import { readFile, stat } from 'node:fs/promises';

/** @throws Error for one that is missing, or is no file: a pipe would keep its reader waiting for ever */
export async function readRegistryFile(file: string): Promise<string> {
  if (!(await stat(file)).isFile()) throw new Error(`${file} is not a file`);
  return readFile(file, 'utf8');
}
