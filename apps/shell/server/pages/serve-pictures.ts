/** Serves share pictures and icons, rendered once per version. */
import { brand } from '@emsal/brand/brand';
import type { SharePicture } from '@emsal/platform/page-metadata';
import { ownerOf } from '@emsal/platform/registry/paths/paths';
import { chooseSet, entriesOf, type RegistryEntry } from '@emsal/platform/registry/file/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PagePorts } from './page-ports';
import { bundleFileOf } from '../render/render-pool';
import { contentPicture } from '../seo/content-picture';
import { classicIconPath, touchIconPath } from '../seo/icon-paths';
import { pageOfPicture } from '../seo/picture-path';
import { toPng } from '../seo/raster';
import { drawSharePicture } from '../seo/share-picture';

export type PicturePorts = Pick<PagePorts, 'readRegistry' | 'renderers' | 'settings' | 'api' | 'content'>;

type MakePicture = () => Promise<Buffer | undefined>;

const maxPictures = 500;

const day = 'public, max-age=86400';

const send = (reply: FastifyReply, png: Buffer | undefined) =>
  png ? reply.header('cache-control', day).type('image/png').send(png) : reply.callNotFound();

export function servePictures(
  app: FastifyInstance,
  { readRegistry, renderers, settings, api, content }: PicturePorts,
): void {
  const pictures = new LRUCache<string, Buffer, MakePicture>({
    max: maxPictures,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
  const cached = (key: string, make: MakePicture) => pictures.fetch(key, { context: make });
  const asset = (path: string) => readFile(join(settings.shellDirectory, path.replace(/^\/static\//, 'client/')));

  const draw = async (picture: SharePicture) => drawSharePicture(picture, await asset(brand.logo));

  /** Drawn anew for each version of the remote and of what editors published there. */
  const pictureOfRemote = (owner: RegistryEntry, path: string) => {
    const published = content.at(path);
    return cached(`${owner.version} ${path} ${published?.changeDate ?? ''}`, async () => {
      const input = { bundle: bundleFileOf(owner), path, publishedContent: published?.content ?? null };
      const picture = await renderers.of(owner.name).picture(input);
      return picture ? draw(picture) : undefined;
    });
  };

  /** Of an editor's page: drawn anew when its title or its cover changes. */
  async function pictureOfContent(page: string): Promise<Buffer | undefined> {
    const picture = await contentPicture(api, page);
    return picture && cached(`${page} ${JSON.stringify(picture)}`, () => draw(picture));
  }

  async function pictureOf(path: string): Promise<Buffer | undefined> {
    const page = pageOfPicture(path);
    const registry = await readRegistry();
    const owned = page === null ? undefined : ownerOf(entriesOf(registry, chooseSet(registry)), page);
    const drawn = owned && owned.path.pattern !== '/*' ? await pictureOfRemote(owned.owner, page!) : undefined;
    return drawn ?? (page === null ? undefined : pictureOfContent(page));
  }

  const icon = (width: number) =>
    cached(`icon ${width}`, async () => toPng((await asset(brand.favicon)).toString('utf8'), width));

  app.get('/paylasim/*', async (request, reply) => send(reply, await pictureOf(request.url.split('?', 1)[0]!)));
  app.get(touchIconPath, async (_, reply) => send(reply, await icon(180)));
  app.get(classicIconPath, async (_, reply) => send(reply, await icon(48)));
}
