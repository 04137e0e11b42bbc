/** The three processes of the product: what each is started with. They start in this order and stop in the other. */
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import type { ServiceSpec } from './service.ts';
import type { Settings } from './settings.ts';

export type ServiceName = 'sandbox' | 'backend' | 'edge';
export type NamedSpec = ServiceSpec & { name: ServiceName; title: string };

interface Surroundings {
  settings: Settings;
  databaseUrl: string;
  backendUrl: string;
  /** What all three are given. */
  shared: Record<string, string>;
}

const dist = join(workspaceRoot, 'dist');

/** Two sites on one machine: another host, so that the bank's return is cross-site as in production. */
export const addressesOf = ({
  port,
  sandboxPort,
  siteUrl,
  sandboxUrl,
}: Settings): { siteUrl: string; sandboxUrl: string } => ({
  siteUrl: siteUrl ?? `http://localhost:${port}`,
  sandboxUrl: sandboxUrl ?? `http://127.0.0.1:${sandboxPort}`,
});

/** @param extra wins over what the settings say */
export async function describeServices(
  settings: Settings,
  databaseUrl: string,
  extra: Record<string, string>,
): Promise<NamedSpec[]> {
  const { siteUrl, sandboxUrl } = addressesOf(settings);
  const shared = {
    SITE_URL: siteUrl,
    SANDBOX_URL: sandboxUrl,
    SECRET_KEY: settings.secretKey,
    EMSAL_DATA_DIR: settings.dataFolder,
    ...extra,
  };
  const around = { settings, databaseUrl, backendUrl: `http://127.0.0.1:${await freePort()}`, shared };
  return [sandbox(around), backend(around), edge(around)];
}

const logFile = ({ dataFolder }: Settings, name: ServiceName): string => join(dataFolder, 'logs', `${name}.log`);

const sandbox = ({ settings, shared }: Surroundings): NamedSpec => ({
  name: 'sandbox',
  title: 'the sandbox',
  entry: join(dist, 'apps/sandbox/main.js'),
  readyUrl: `http://127.0.0.1:${settings.sandboxPort}/health/ready`,
  logFile: logFile(settings, 'sandbox'),
  env: { ...shared, SANDBOX_PORT: String(settings.sandboxPort) },
});

const backend = ({ settings, shared, databaseUrl, backendUrl }: Surroundings): NamedSpec => ({
  name: 'backend',
  title: 'the API',
  entry: join(dist, 'apps/backend/main.js'),
  readyUrl: `${backendUrl}/api/health/ready`,
  logFile: logFile(settings, 'backend'),
  env: { ...shared, API_PORT: new URL(backendUrl).port, DATABASE_URL: databaseUrl },
});

const edge = ({ settings, shared, backendUrl }: Surroundings): NamedSpec => ({
  name: 'edge',
  title: 'the site',
  entry: join(dist, 'apps/shell/server/main.cjs'),
  readyUrl: `http://localhost:${settings.port}/health/ready`,
  logFile: logFile(settings, 'edge'),
  env: {
    ...shared,
    PORT: String(settings.port),
    BACKEND_URL: backendUrl,
    REGISTRY_DIR: settings.registryFolder,
  },
});
