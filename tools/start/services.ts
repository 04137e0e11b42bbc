/** The four processes of the product and their settings. They start in this order and stop in reverse. */
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { publishersFile } from '../publish/registry/team-keys.ts';
import type { NamedSpec } from './service-slot.ts';
import { localAddresses } from './local-addresses.ts';
import type { Settings } from './settings.ts';
import { personalDataVariables } from './stored-secrets.ts';

export type ServiceName = 'sandbox' | 'backend' | 'edge' | 'desk';

interface StartContext {
  settings: Settings;
  databaseUrl: string;
  backendUrl: string;
  deskApiUrl: string;
  /** Environment variables of all. */
  shared: Record<string, string>;
}

const dist = join(workspaceRoot, 'dist');

export const addressesOf = (settings: Settings): { siteUrl: string; sandboxUrl: string; deskUrl: string } => {
  const { siteUrl, sandboxUrl, deskUrl } = localAddresses(settings);
  return {
    siteUrl: settings.siteUrl ?? siteUrl,
    sandboxUrl: settings.sandboxUrl ?? sandboxUrl,
    deskUrl: settings.deskUrl ?? deskUrl,
  };
};

/** @param extra environment variables that override the settings */
export async function describeServices(
  settings: Settings,
  databaseUrl: string,
  extra: Record<string, string>,
): Promise<NamedSpec<ServiceName>[]> {
  const { siteUrl, sandboxUrl, deskUrl } = addressesOf(settings);
  const shared = {
    SITE_URL: siteUrl,
    SANDBOX_URL: sandboxUrl,
    DESK_URL: deskUrl,
    SECRET_KEY: settings.secretKey,
    EMSAL_DATA_DIR: settings.dataFolder,
    ...extra,
  };
  const onThisMachine = async () => `http://127.0.0.1:${await freePort()}`;
  const context = {
    settings,
    databaseUrl,
    shared,
    backendUrl: await onThisMachine(),
    deskApiUrl: await onThisMachine(),
  };
  return [sandbox(context), backend(context), edge(context), desk(context)];
}

const logFile = ({ dataFolder }: Settings, name: ServiceName): string => join(dataFolder, 'logs', `${name}.log`);

const sandbox = ({ settings, shared }: StartContext): NamedSpec<ServiceName> => ({
  name: 'sandbox',
  title: 'the sandbox',
  canHandOver: false,
  entry: join(dist, 'apps/sandbox/main.js'),
  readyUrl: `${localAddresses(settings).sandboxUrl}/health/ready`,
  liveUrl: `${localAddresses(settings).sandboxUrl}/health/ready`,
  logFile: logFile(settings, 'sandbox'),
  env: { ...shared, HOST: settings.host, SANDBOX_PORT: String(settings.sandboxPort) },
});

const backend = ({ settings, shared, databaseUrl, backendUrl, deskApiUrl }: StartContext): NamedSpec<ServiceName> => ({
  name: 'backend',
  title: 'the API',
  canHandOver: true,
  entry: join(dist, 'apps/backend/main.js'),
  readyUrl: `${backendUrl}/api/health/ready`,
  liveUrl: `${backendUrl}/api/health/live`,
  logFile: logFile(settings, 'backend'),
  env: {
    ...personalDataVariables(settings.dataFolder, process.env),
    ...shared,
    // The edge; what is in front of the edge is the edge's own setting.
    TRUSTED_PROXIES: 'loopback',
    API_PORT: new URL(backendUrl).port,
    DESK_API_PORT: new URL(deskApiUrl).port,
    DATABASE_URL: databaseUrl,
  },
});

const edge = ({ settings, shared, backendUrl }: StartContext): NamedSpec<ServiceName> => ({
  name: 'edge',
  title: 'the site',
  canHandOver: true,
  entry: join(dist, 'apps/shell/server/main.cjs'),
  readyUrl: `${localAddresses(settings).siteUrl}/health/ready`,
  liveUrl: `${localAddresses(settings).siteUrl}/health/ready`,
  logFile: logFile(settings, 'edge'),
  env: {
    ...shared,
    HOST: settings.host,
    PORT: String(settings.port),
    BACKEND_URL: backendUrl,
    REGISTRY_DIR: settings.registryFolder,
    PUBLISHERS_FILE: publishersFile(),
  },
});

const desk = ({ settings, shared, deskApiUrl }: StartContext): NamedSpec<ServiceName> => ({
  name: 'desk',
  title: 'the desk',
  canHandOver: true,
  entry: join(dist, 'apps/desk/main.js'),
  readyUrl: `${localAddresses(settings).deskUrl}/health/ready`,
  liveUrl: `${localAddresses(settings).deskUrl}/health/ready`,
  logFile: logFile(settings, 'desk'),
  env: { ...shared, HOST: settings.host, DESK_PORT: String(settings.deskPort), DESK_API_URL: deskApiUrl },
});
