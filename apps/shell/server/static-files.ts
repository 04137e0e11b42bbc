/**
 * Serves built files of the shell and of every published version: immutable and compressed at build time. Server bundles are not
 * served.
 */
import { entriesOf, entryOf, usableSet } from '@emsal/platform/registry/file/registry';
import { keptShellFiles } from '@emsal/platform/registry/file/registry-files';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { withDevRemotes, type DevRemotes } from './releases/dev-remotes';
import { apiFault } from './requests/edge-refusals';
import { publishedLines } from './releases/published-lines';
import type { RegistryReader } from './releases/registry-reader';
import { loadableOf } from './pages/send-page';

/** Rejects everything else, `..` included. */
const isVersion = (name: string, version: string): boolean =>
  /^[a-z][a-z0-9-]*$/.test(name) && /^[0-9a-f]{12}$/.test(version);

const forever = { immutable: true, maxAge: '365d' };

/** A file that is opened as a page runs and loads nothing. */
const asPage = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

export interface StaticFileChoice {
  shell: string;
  registry: string;
  devRemotes: DevRemotes;
}

/** For a page that goes on to another line. */
function serveLines(app: FastifyInstance, readRegistry: RegistryReader): void {
  app.get<{ Params: { revision: string } }>('/remotes/lines/:revision.json', async ({ params }, reply) => {
    const registry = await readRegistry();
    const set = usableSet(registry, Number(params.revision));
    void reply.header('cache-control', 'no-cache');
    return set ? reply.send(publishedLines(entriesOf(registry, set))) : reply.code(410).send(apiFault(410));
  });
}

/** Pages of a replaced shell still load its files. */
const shellRoots = ({ shell, registry }: StaticFileChoice): string[] =>
  [resolve(shell, 'client'), resolve(registry, keptShellFiles)].filter((folder) => existsSync(folder));

export async function serveStaticFiles(
  app: FastifyInstance,
  folders: StaticFileChoice,
  readRegistry: RegistryReader,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: shellRoots(folders),
    prefix: '/static/',
    preCompressed: true,
    index: false,
    setHeaders: (reply) => void reply.headers(asPage),
    ...forever,
  });
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      const listed = entryOf(await readRegistry(), name, version)?.integrity ?? {};
      if (!isVersion(name, version) || !Object.hasOwn(listed, `/remotes/${name}/${version}/${file}`))
        return reply.callNotFound();
      return reply.sendFile(file, resolve(folders.registry, name, version, 'client'), {
        preCompressed: true,
        ...forever,
      } as never);
    },
  );
  app.get<{ Params: { revision: string } }>('/remotes/at/:revision.json', async ({ params }, reply) => {
    const registry = await readRegistry();
    const set = usableSet(registry, Number(params.revision));
    void reply.header('cache-control', 'no-cache');
    // Other versions would be a mixed set in the open page: it has to load a new document.
    if (!set) return reply.code(410).send(apiFault(410));
    return reply.send(withDevRemotes(entriesOf(registry, set), folders.devRemotes).map(loadableOf));
  });
  serveLines(app, readRegistry);
}
