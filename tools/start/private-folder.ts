/** The data folder holds secrets, logs and personal data: nobody else of this machine reads it. */
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Under root the group is that of the account that runs the database, which must enter. */
const mode = (): number => (userInfo().uid === 0 ? 0o750 : 0o700);

/** Leaves the mode of a folder that others already use, e.g. `/tmp`. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: mode() });
  const names = readdirSync(folder);
  if (names.length === 0 || ownFiles.some((name) => names.includes(name))) chmodSync(folder, mode());
}
const ownFiles = ['secret.key', 'personal-data.keys', 'postgres.password', 'publishing'];
