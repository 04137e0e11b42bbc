/** The bank's card fields: page, script, and the endpoint that exchanges a card for a token. */
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '@emsal/platform/clock';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { html } from '../../page/html';
import { sendPage } from '../../page/page';
import { scriptOf } from '../../page/script-of';
import { cardForm, readCard } from './card-form';
import { cardFrameBody } from './card-frame-page';
import { cardFrameParts } from './card-frame-script';
import { cardFrameTexts } from './card-frame.texts';
import { masked, type CardVault } from './card-vault';
import { cardName, findByBin } from './card-bin';

export interface CardFrameOptions {
  clock: Clock;
  vault: CardVault;
}

/** The parent's origin, `http://localhost:4200`; undefined for anything else, because it goes into the page's policy. */
function originOf(parent: string | undefined): string | undefined {
  const url = parent && URL.canParse(parent) ? new URL(parent) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

export const cardFrame: FastifyPluginAsync<CardFrameOptions> = async (app, { clock, vault }) => {
  app.get<{ Querystring: { parent?: string } }>('/bank/card-frame', (request, reply) => {
    const parent = originOf(request.query.parent);
    if (!parent)
      return sendPage(reply.code(400), {
        title: cardFrameTexts.title,
        look: 'bare',
        body: html`<p>Bu sayfa bir ödeme sayfasının içinde açılır.</p>`,
      });
    return sendPage(reply, {
      title: cardFrameTexts.title,
      look: 'frame',
      body: cardFrameBody(parent),
      scripts: ['/bank/card-frame.js'],
      policy: { 'frame-ancestors': parent, 'form-action': "'none'" },
    });
  });
  app.get('/bank/card-frame.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(scriptOf(...cardFrameParts)),
  );
  app.get<{ Params: { digits: string } }>('/bank/bins/:digits', (request) => {
    const card = findByBin(request.params.digits);
    return { known: card !== undefined, ...(card && { programme: card.programme, name: cardName(card) }) };
  });
  app.post('/bank/tokens', (request, reply) => {
    const form = cardForm.safeParse(request.body);
    if (!form.success) return reply.code(400).send({ fields: {} });
    const reading = readCard(form.data, dayInTurkey(clock.now()));
    if (!reading.ok) return reply.send({ fields: reading.fields }); // an expected outcome: a 4xx would show as an error in the browser's console
    const { card } = reading;
    return reply
      .header('cache-control', 'no-store')
      .send({ token: vault.tokenise(card), masked: masked(card.number), programme: card.programme });
  });
};
