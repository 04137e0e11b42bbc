/** The three processes of the product and their settings. They start in this order and stop in reverse. */
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { publishersFile } from '../publish/team-keys.ts';
import type { NamedSpec } from './processes.ts';
import { localAddresses } from './local-addresses.ts';
import type { Settings } from './settings.ts';
import { personalDataVariables } from './stored-secrets.ts';

export type ServiceName = 'sandbox' | 'backend' | 'edge';

interface StartContext {
  settings: Settings;
  databaseUrl: string;
  backendUrl: string;
  /** Environment variables of all three. */
  shared: Record<string, string>;
}

const dist = join(workspaceRoot, 'dist');

export const addressesOf = (settings: Settings): { siteUrl: string; sandboxUrl: string } => {
  const { siteUrl, sandboxUrl } = localAddresses(settings);
  return { siteUrl: settings.siteUrl ?? siteUrl, sandboxUrl: settings.sandboxUrl ?? sandboxUrl };
};

/** @param extra environment variables that override the settings */
export async function describeServices(
  settings: Settings,
  databaseUrl: string,
  extra: Record<string, string>,
): Promise<NamedSpec<ServiceName>[]> {
  const { siteUrl, sandboxUrl } = addressesOf(settings);
  const shared = {
    SITE_URL: siteUrl,
    SANDBOX_URL: sandboxUrl,
    SECRET_KEY: settings.secretKey,
    EMSAL_DATA_DIR: settings.dataFolder,
    ...extra,
  };
  const context = { settings, databaseUrl, backendUrl: `http://127.0.0.1:${await freePort()}`, shared };
  return [sandbox(context), backend(context), edge(context)];
}

const logFile = ({ dataFolder }: Settings, name: ServiceName): string => join(dataFolder, 'logs', `${name}.log`);

const sandbox = ({ settings, shared }: StartContext): NamedSpec<ServiceName> => ({
  name: 'sandbox',
  title: 'the sandbox',
  entry: join(dist, 'apps/sandbox/main.js'),
  readyUrl: `${localAddresses(settings).sandboxUrl}/health/ready`,
  liveUrl: `${localAddresses(settings).sandboxUrl}/health/ready`,
  logFile: logFile(settings, 'sandbox'),
  env: { ...shared, HOST: settings.host, SANDBOX_PORT: String(settings.sandboxPort) },
});

const backend = ({ settings, shared, databaseUrl, backendUrl }: StartContext): NamedSpec<ServiceName> => ({
  name: 'backend',
  title: 'the API',
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
    DATABASE_URL: databaseUrl,
  },
});

const edge = ({ settings, shared, backendUrl }: StartContext): NamedSpec<ServiceName> => ({
  name: 'edge',
  title: 'the site',
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
