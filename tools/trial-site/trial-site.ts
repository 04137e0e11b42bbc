/** A site of fixture remotes for tests of the shell: its own registry, a stub API, an edge process. */
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { pathRanks } from '../../libs/platform/registry/path-ranks.ts';
import { publish, type Publication } from '../publish/publish.ts';
import { rollback } from '../publish/rollback.ts';
import { startEdge } from '../start/edge-process.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { buildRemote, buildShell } from './build.ts';
import { openStubApi, type Sent } from './stub-api.ts';

export interface TrialSite {
  url: string;
  folder: string;
  registryDirectory: string;
  sent: Sent[];
  /** Process id of the current edge. */
  edgePid: () => number;
  /** Publishes the build of a folder of `fixtures/` under a name. @returns its version */
  publish: (name: string, folder?: string) => Promise<string>;
  /** Publishes a finished build after trying it, as the command does. @returns its version */
  publishTried: (name: string, build: string) => Promise<string>;
  rollback: (name: string) => Promise<string>;
  /** Sends SIGTERM and starts a new edge. @returns the exit code of the old one */
  restartEdge: () => Promise<number | null>;
  close: () => Promise<void>;
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => (child.exitCode === null ? child.once('exit', (code) => done(code)) : done(child.exitCode)));

/** The fixtures may publish any address. */
const everything = Object.values(pathRanks).map((rank) => ({ pattern: '/*', rank }));

/** Inside the workspace, because an edge built elsewhere would not find node_modules. */
async function workFolder(): Promise<string> {
  const parent = join(workspaceRoot, 'tmp');
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'trial-site-'));
}

/** An edge that can be restarted on the same port. */
async function runEdge(shell: string, env: Record<string, string>) {
  let edge = await startEdge(shell, env);
  const stop = (): Promise<number | null> => (edge.kill('SIGTERM'), exitOf(edge));
  return {
    stop,
    pid: (): number => edge.pid!,
    restart: async (): Promise<number | null> => {
      const code = await stop();
      edge = await startEdge(shell, env);
      return code;
    },
  };
}

/** Builds each fixture once. */
function publisher(
  folder: string,
  registryDirectory: string,
  shell: string,
): Pick<TrialSite, 'publish' | 'publishTried'> {
  const builds = new Map<string, Promise<void>>();
  const publishBuild = async (one: Pick<Publication, 'name' | 'build' | 'shell'>): Promise<string> =>
    (await publish({ ...one, registryDirectory, addresses: everything })).version;
  return {
    publish: async (name, source = name) => {
      const build = join(folder, 'builds', source);
      if (!builds.has(source)) builds.set(source, buildRemote(name, source, build));
      await builds.get(source);
      return publishBuild({ name, build });
    },
    publishTried: (name, build) => publishBuild({ name, build, shell }),
  };
}

/** `shell` is a built shell; without one it is built (about 6 s). */
export async function openTrialSite({ shell }: { shell?: string } = {}): Promise<TrialSite> {
  const folder = await workFolder();
  const registryDirectory = join(folder, 'registry');
  const built = shell ?? join(folder, 'shell');
  if (!shell) await buildShell(built);
  const api = await openStubApi();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const edge = await runEdge(built, {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: url,
    BACKEND_URL: api.url,
    REGISTRY_DIR: registryDirectory,
    SECRET_KEY: 'trial',
  });
  const publishing = publisher(folder, registryDirectory, built);
  return {
    url,
    folder,
    registryDirectory,
    sent: api.sent,
    edgePid: edge.pid,
    restartEdge: edge.restart,
    ...publishing,
    rollback: async (name) => (await rollback({ name, registryDirectory })).version,
    close: async () => {
      await Promise.all([edge.stop(), api.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
