/** The files of pictures, on the site and at the desk. A file never changes, so browsers keep it. */
import { imageFormats, imageRoute, type ImageFormat } from '@emsal/api/image-path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { fileRoute } from '../../../http/file-route';
import { ProtocolError } from '../../../http/protocol-error';
import type { Services } from '../../../http/services';
import { readImageFile } from './image-store';

const params = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  file: z.string().regex(new RegExp(`^[1-9]\\d{0,3}\\.(?:${imageFormats.join('|')})$`)),
});
const year = 31_536_000;

/** @throws ProtocolError notFound, also for an address that is none */
async function sendImageFile(asked: unknown, { db }: Pick<Services, 'db'>, reply: FastifyReply): Promise<FastifyReply> {
  const { data } = params.safeParse(asked);
  const [width = '', format = ''] = data?.file.split('.') ?? [];
  const key = data && { id: data.id, width: Number(width), format: format as ImageFormat };
  const content = key && (await readImageFile(db, key));
  if (!content) throw new ProtocolError('notFound');
  return reply
    .type(`image/${format}`)
    .header('cache-control', `public, max-age=${year}, immutable`)
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

const options = fileRoute({ module: 'content', summary: 'A picture of a page, in one width and format.', params });

export function imageFileRoutes(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  app.get(imageRoute, options, (request, reply) => sendImageFile(request.params, services, reply));
}

/** The same where there is no API reference. @param prefix of the path */
export function plainImageRoutes(app: FastifyInstance, services: Pick<Services, 'db'>, prefix: string): void {
  app.get(prefix + imageRoute, (request, reply) => sendImageFile(request.params, services, reply));
}
