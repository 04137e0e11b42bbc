/** The pictures of shared links and the icons, drawn once per version and kept. */
import { brand } from '@emsal/brand/brand';
import { ownerOf } from '@emsal/platform/registry/paths';
import { chooseSet, entriesOf } from '@emsal/platform/registry/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PagePorts } from '../asked-page';
import { foundAt } from './found-at';
import { classicIconPath, touchIconPath } from './icon-paths';
import { pageOfPicture } from './picture-path';
import { toPng } from './raster';
import { drawSharePicture } from './share-picture';

export type PicturePorts = Pick<PagePorts, 'readRegistry' | 'loadBundle' | 'settings'>;

/** Each value is made once, also when two ask at the same time; a failure is not kept. */
function keeper(): (key: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null> {
  const kept = new Map<string, Promise<Buffer | null>>();
  return (key, make) => {
    const known = kept.get(key) ?? make().catch((error: unknown) => (kept.delete(key), Promise.reject(error)));
    kept.set(key, known);
    return known;
  };
}

const day = 'public, max-age=86400';

const send = (reply: FastifyReply, png: Buffer | null) =>
  png ? reply.header('cache-control', day).type('image/png').send(png) : reply.callNotFound();

export function servePictures(app: FastifyInstance, { readRegistry, loadBundle, settings }: PicturePorts): void {
  const keep = keeper();
  const asset = (path: string) => readFile(join(settings.shellDirectory, path.replace(/^\/static\//, 'client/')));

  async function pictureOf(path: string): Promise<Buffer | null> {
    const page = pageOfPicture(path);
    const registry = await readRegistry();
    const owned = page === null ? undefined : ownerOf(entriesOf(registry, chooseSet(registry)), page);
    if (!owned || owned.path.pattern === '/*') return null;
    return keep(`${owned.owner.version} ${page}`, async () => {
      const bundle = await loadBundle(owned.owner);
      const found = bundle.ok ? await foundAt(bundle.module, page!) : undefined;
      return found ? drawSharePicture(found.picture, await asset(brand.logo)) : null;
    });
  }

  const icon = (width: number) =>
    keep(`icon ${width}`, async () => toPng((await asset(brand.favicon)).toString('utf8'), width));

  app.get('/paylasim/*', async (request, reply) => send(reply, await pictureOf(request.url.split('?', 1)[0]!)));
  app.get(touchIconPath, async (_, reply) => send(reply, await icon(180)));
  app.get(classicIconPath, async (_, reply) => send(reply, await icon(48)));
}
