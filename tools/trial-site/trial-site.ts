/** A site of fixture remotes for tests of the shell: its own registry, a stub API, an edge process. */
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { pathRanks } from '../../libs/platform/registry/paths/path-ranks.ts';
import type { Publishers } from '../../libs/platform/registry/publishers/publishers.ts';
import type { Signer } from '../../libs/platform/registry/publishers/signatures.ts';
import { publish, type Publication } from '../publish/publication/publish.ts';
import { readRegistry } from '../publish/registry/registry-file.ts';
import { contractRefusals } from '../publish/shell/shell-contract.ts';
import { rollback } from '../publish/publication/rollback.ts';
import { publishersOf, signerOf } from '../publish/registry/team-keys.ts';
import { startEdge } from '../start/edge-process.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { buildRemote, buildShell } from './build.ts';
import { sharedBuild } from './shared-builds.ts';
import { openStubApi, type Sent } from './stub-api.ts';

export interface TrialSite {
  url: string;
  folder: string;
  registryDirectory: string;
  publishersFile: string;
  sent: Sent[];
  /** Publishes a title at /trafik-sigortasi; null: the content is away. */
  publishTitle: (title: string | null) => void;
  /** Process id of the current edge. */
  edgePid: () => number;
  /** Publishes the build of a folder of `fixtures/` under a name. @returns its version */
  publish: (name: string, folder?: string) => Promise<string>;
  /** Publishes a finished build after trying it, as the command does. @returns its version */
  publishTried: (name: string, build: string) => Promise<string>;
  /** Publishes a finished build as it is. @returns its version */
  publishUntried: (name: string, build: string) => Promise<string>;
  /** Gives a finished build as it is to half of the visitors. @returns its version */
  publishCanary: (name: string, build: string) => Promise<string>;
  /** What the shell breaks of the last versions. */
  tryShell: () => Promise<string[]>;
  rollback: (name: string) => Promise<string>;
  /** Sends SIGTERM and starts a new edge. @returns the exit code of the old one */
  restartEdge: () => Promise<number | null>;
  close: () => Promise<void>;
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => (child.exitCode === null ? child.once('exit', (code) => done(code)) : done(child.exitCode)));

/** One team, whose fixtures may publish any address. */
export const trialTeam = 'trial';
const fixtures = ['garden', 'orchard', 'careless', 'rival', 'stuck', 'wrong', 'rough', 'greedy', 'grabbing', 'endless'];
const addresses = Object.values(pathRanks).map((rank) => ({ pattern: '/*', rank }));
const owners = Object.fromEntries(fixtures.map((name) => [name, { team: trialTeam, addresses }]));

/** Inside the workspace, because an edge built elsewhere would not find node_modules. */
async function workFolder(): Promise<string> {
  const parent = join(workspaceRoot, 'tmp');
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'trial-site-'));
}

/** An edge that can be restarted on the same port. */
async function runEdge(shell: string, env: Record<string, string>) {
  let edge = await startEdge(shell, env);
  const stop = (): Promise<number | null> => {
    edge.kill('SIGTERM');
    return exitOf(edge);
  };
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

interface Keys {
  signer: Signer;
  publishers: Publishers;
  publishersFile: string;
}

async function makeKeys(folder: string): Promise<Keys> {
  const place = { directory: join(folder, 'keys'), isLocal: true };
  const publishersFile = join(folder, 'publishers.json');
  const publishers = publishersOf(owners, place);
  await writeFile(publishersFile, JSON.stringify(publishers));
  return { signer: signerOf(trialTeam, place), publishers, publishersFile };
}

interface PublishingPlace extends Pick<Keys, 'signer' | 'publishers'> {
  backendUrl: string;
  folder: string;
  registryDirectory: string;
  shell: string;
}

const buildFixture = (name: string, source: string, output: string): Promise<void> =>
  sharedBuild(`${name}-${source}`, output, (place) => buildRemote(name, source, place));

/** Builds each fixture once. */
function publisher({
  folder,
  shell,
  backendUrl,
  ...place
}: PublishingPlace): Pick<TrialSite, 'publish' | 'publishTried' | 'publishUntried' | 'publishCanary'> {
  const builds = new Map<string, Promise<void>>();
  const publishBuild = async (
    one: Pick<Publication, 'name' | 'build' | 'shell' | 'backendUrl' | 'audience'>,
  ): Promise<string> => (await publish({ ...one, ...place })).version;
  return {
    publish: async (name, source = name) => {
      const build = join(folder, 'builds', source);
      if (!builds.has(source)) builds.set(source, buildFixture(name, source, build));
      await builds.get(source);
      return publishBuild({ name, build });
    },
    publishUntried: (name, build) => publishBuild({ name, build }),
    publishCanary: (name, build) => publishBuild({ name, build, audience: { kind: 'canary', share: 0.5 } }),
    publishTried: (name, build) => publishBuild({ name, build, shell, backendUrl }),
  };
}

/** `shell` is a built shell; without one it is built (about 6 s). */
export async function openTrialSite({ shell }: { shell?: string } = {}): Promise<TrialSite> {
  const folder = await workFolder();
  const registryDirectory = join(folder, 'registry');
  const built = shell ?? join(folder, 'shell');
  if (!shell) await sharedBuild('shell', built, buildShell);
  const api = await openStubApi();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { publishersFile, ...keys } = await makeKeys(folder);
  const edge = await runEdge(built, {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: url,
    BACKEND_URL: api.url,
    REGISTRY_DIR: registryDirectory,
    PUBLISHERS_FILE: publishersFile,
    SECRET_KEY: 'trial',
  });
  const place = { registryDirectory, ...keys };
  return {
    url,
    folder,
    registryDirectory,
    publishersFile,
    sent: api.sent,
    publishTitle: api.publishTitle,
    edgePid: edge.pid,
    restartEdge: edge.restart,
    ...publisher({ ...place, folder, shell: built, backendUrl: api.url }),
    tryShell: async () => contractRefusals(await readRegistry(registryDirectory), { registryDirectory, shell: built }),
    rollback: async (name) => (await rollback({ name, ...place })).version,
    close: async () => {
      await Promise.all([edge.stop(), api.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
