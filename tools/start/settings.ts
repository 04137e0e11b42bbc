/** Settings of `npm start` from environment variables, with defaults; an invalid value is refused with the variable's name. */
import { resolve } from 'node:path';
import { readListenHost } from '../../libs/listening/listen-host.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { makePrivateFolder } from './private-folder.ts';
import { CommandError } from './progress.ts';
import { secretKey as storedSecretKey } from './stored-secrets.ts';
import { registryDirectory } from '../publish/registry/registry-file.ts';

export interface Settings {
  /** Address that site, desk and sandbox listen on; API and database are for this machine alone. */
  host: string;
  port: number;
  sandboxPort: number;
  deskPort: number;
  /** Data of the embedded database, secrets, logs. */
  dataFolder: string;
  registryFolder: string;
  /** A managed PostgreSQL; undefined for the embedded one. */
  databaseUrl: string | undefined;
  secretKey: string;
  /** Public addresses; undefined for this machine's. */
  siteUrl?: string | undefined;
  sandboxUrl?: string | undefined;
  deskUrl?: string | undefined;
}

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const dataFolder = resolve(workspaceRoot, env['EMSAL_DATA_DIR'] ?? '.emsal');
  makePrivateFolder(dataFolder);
  return {
    host: listenHost(env),
    port: portNumber(env, 'PORT', 4200),
    sandboxPort: portNumber(env, 'SANDBOX_PORT', 4300),
    deskPort: portNumber(env, 'DESK_PORT', 4400),
    dataFolder,
    registryFolder: registryDirectory(env),
    databaseUrl: env['DATABASE_URL'],
    secretKey: env['SECRET_KEY'] ?? storedSecretKey(dataFolder),
    siteUrl: env['SITE_URL'],
    sandboxUrl: env['SANDBOX_URL'],
    deskUrl: env['DESK_URL'],
  };
}

function listenHost(env: NodeJS.ProcessEnv): string {
  try {
    return readListenHost(env);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

function portNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new CommandError(`${name} must be a port number from 1 to 65535; it is "${text}".`);
  return port;
}
