/** Secrets that `npm start` generates once into the private data folder, where the environment gives none. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stored, because sealed cookies and quotes must stay valid after a restart. */
export const secretKey = (dataFolder: string): string =>
  storedSecret(join(dataFolder, 'secret.key'), () => randomBytes(32).toString('base64url'));

/** Without these files the personal data in the database cannot be read: they belong to every backup, apart from the database's. */
export const personalDataVariables = (dataFolder: string, env: NodeJS.ProcessEnv) => ({
  PERSONAL_DATA_KEYS:
    env['PERSONAL_DATA_KEYS'] ?? storedSecret(join(dataFolder, 'personal-data.keys'), () => `1:${randomKey()}`),
  PERSONAL_DATA_INDEX_KEY:
    env['PERSONAL_DATA_INDEX_KEY'] ?? storedSecret(join(dataFolder, 'personal-data-index.key'), randomKey),
});

const randomKey = (): string => randomBytes(32).toString('base64');

function storedSecret(file: string, generate: () => string): string {
  if (!existsSync(file)) writeFileSync(file, generate(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
