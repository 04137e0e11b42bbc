/** Serves the look of the bank's pages: style sheet and fonts. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { bankStyle, fontFiles } from './bank-style';

/** Beside the built file, otherwise in the sources. */
const built = join(import.meta.dirname, 'fonts');
const folder = existsSync(built) ? built : join(import.meta.dirname, '../../../../libs/ui/tokens/fonts');

export const bankLook: FastifyPluginAsync = async (app) => {
  app.get('/bank/look.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(bankStyle));
  for (const file of fontFiles)
    app.get(`/bank/fonts/${file}`, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(join(folder, file))),
    );
};
