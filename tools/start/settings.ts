/** What `npm start` reads from the environment, with its defaults; a wrong value is refused by the variable's name. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { Refusal } from './progress.ts';
import { registryDirectory } from '../publish/registry-file.ts';

export interface Settings {
  port: number;
  sandboxPort: number;
  /** Data of the embedded database, secrets, logs. */
  dataFolder: string;
  registryFolder: string;
  /** A managed PostgreSQL; absent: the embedded one. */
  databaseUrl: string | undefined;
  secretKey: string;
  /** Public addresses; absent: this machine's. */
  siteUrl?: string | undefined;
  sandboxUrl?: string | undefined;
}

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const dataFolder = resolve(workspaceRoot, env['EMSAL_DATA_DIR'] ?? '.emsal');
  return {
    port: portNumber(env, 'PORT', 4200),
    sandboxPort: portNumber(env, 'SANDBOX_PORT', 4300),
    dataFolder,
    registryFolder: registryDirectory(env),
    databaseUrl: env['DATABASE_URL'],
    secretKey: env['SECRET_KEY'] ?? keptSecret(dataFolder),
    siteUrl: env['SITE_URL'],
    sandboxUrl: env['SANDBOX_URL'],
  };
}

function portNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Refusal(`${name} must be a port number from 1 to 65535; it is "${text}".`);
  return port;
}

/** Sealed cookies and quote seals outlive a restart, so the key does too. */
function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret.key');
  mkdirSync(dataFolder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
