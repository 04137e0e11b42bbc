/** The SMS provider (`POST /sms/messages`), a second one with Netgsm's API, and the telephone with the delivered messages (`/telephone`). */
import { z } from 'zod';
import { shownTime } from '../clock';
import { html, type Markup } from '../page/html';
import { sendPage } from '../page/page';
import type { SandboxService } from '../service';
import { createMessageStore, type ShortMessage } from './message-store';

const incoming = z.object({
  to: z.string().regex(/^5\d{9}$/),
  text: z.string().min(1).max(1000),
  dedupeKey: z.string().min(1).max(200),
});
/** The second provider, with Netgsm's API: `NETGSM_URL` with the path `/netgsm`. It delivers to the same telephone. */
const asNetgsm = z.object({
  msgheader: z.string().min(3).max(11),
  messages: z.tuple([z.object({ msg: z.string().min(1).max(1000), no: z.string().regex(/^5\d{9}$/) })]),
  referansID: z.string().min(1).max(200),
});
const spaced = (to: string): string => `0${to.slice(0, 3)} ${to.slice(3, 6)} ${to.slice(6, 8)} ${to.slice(8)}`;

const bubble = ({ text, receivedAt }: ShortMessage): Markup =>
  html`<div class="bubble">
    <p>${text}</p>
    <p class="hint"><time datetime="${receivedAt}">${shownTime(receivedAt)}</time></p>
  </div>`;
const numberList = (newest: ShortMessage[]): Markup =>
  newest.length
    ? html`<ul>
        ${newest.map(({ to, text }) => html`<li><a href="/telephone?to=${to}">${spaced(to)}</a>: ${text}</li>`)}
      </ul>`
    : html`<p>Henüz ileti yok. Sitede bir kod istediğinizde burada görünür.</p>`;

export const sms: SandboxService = async (app, { clock, switches }) => {
  const store = createMessageStore();
  app.post('/sms/messages', (request, reply) => {
    const message = incoming.safeParse(request.body);
    if (!message.success) return reply.code(400).send({ code: 'badMessage' });
    if (switches.take('sms-down')) return reply.code(503).send({ code: 'down' });
    if (switches.take('sms-refused', message.data.to)) return reply.code(422).send({ code: 'refused' });
    return reply.send({ id: store.add(message.data, clock.now()).id });
  });
  app.post('/netgsm/sms/rest/v2/send', (request, reply) => {
    const message = asNetgsm.safeParse(request.body);
    if (switches.take('sms-second-down')) return reply.code(503).send({ code: '100' });
    if (!message.success) return reply.code(406).send({ code: '70' });
    const { messages, referansID } = message.data;
    const [{ msg, no }] = messages;
    return reply.send({ code: '00', jobid: store.add({ to: no, text: msg, dedupeKey: referansID }, clock.now()).id });
  });
  app.get<{ Querystring: { to?: string } }>('/telephone/messages.json', (request) => ({
    messages: store.of(request.query.to ?? ''),
  }));
  app.get<{ Querystring: { to?: string } }>('/telephone', (request, reply) => {
    const { to } = request.query;
    const body = to
      ? html`<h1>Telefon ${spaced(to)}</h1>
          ${store.of(to).reverse().map(bubble)}`
      : html`<h1>Telefon</h1>
          ${numberList(store.numbers())}`;
    return sendPage(reply, { title: 'Telefon', body });
  });
};
