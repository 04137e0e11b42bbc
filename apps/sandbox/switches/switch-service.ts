/** `/switches`: GET lists (page or JSON), POST sets one, DELETE clears one or all. Without authentication: the sandbox contains no real data. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { html, type Markup } from '../page/html';
import { sendPage } from '../page/page';
import { table } from '../page/table';
import type { SpecialSwitch } from '../special-case';
import type { Switches, SwitchSetting } from './switches';

export interface SwitchServiceOptions {
  switches: Switches;
  rows: readonly SpecialSwitch[];
}

const setting = z.object({
  name: z.string(),
  value: z
    .string()
    .max(60)
    .nullish()
    .transform((value) => value || null),
  times: z
    .union([z.literal(''), z.coerce.number().int().positive()])
    .nullish()
    .transform((times) => times || null),
  on: z.enum(['true', 'false']).optional(),
});

const line = (row: SpecialSwitch, active: SwitchSetting | undefined): Markup =>
  html`<tr>
    <td><code>${row.name}</code>${row.code ? html`<br />Hata kodu ${row.code}` : null}</td>
    <td>${row.effect}</td>
    <td>
      ${active ? html`<span class="on">Açık</span>${active.value ? `, ${active.value}` : ''}${active.times ? `, ${active.times} kez` : ''}` : 'Kapalı'}
    </td>
    <td>
      <form method="post" action="/switches" class="row">
        <input type="hidden" name="name" value="${row.name}" /><input
          type="hidden"
          name="on"
          value="${active ? 'false' : 'true'}"
        />
        ${row.value && !active ? html`<label>${row.value} <input name="value" size="8" /></label>` : null}<button>
          ${active ? 'Kapat' : 'Aç'}<span class="hint"> ${row.name}</span>
        </button>
      </form>
    </td>
  </tr>`;

const page = (rows: readonly SpecialSwitch[], list: SwitchSetting[]): Markup =>
  html`<h1>Anahtarlar</h1>
    <p>
      Açık bir anahtar, dış dünyanın bir hatasını oynatır. Aynı işler JSON ile de yapılır:
      <code>POST /switches {"name", "value", "times"}</code>, <code>DELETE /switches/{name}</code>,
      <code>DELETE /switches</code>.
    </p>
    ${table(
      'Anahtarlar',
      ['Anahtar', 'Ne olur', 'Durum', 'Değiştir'],
      rows.map((row) =>
        line(
          row,
          list.find(({ name }) => name === row.name),
        ),
      ),
    )}`;

const wantsPage = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');
const answer = (request: FastifyRequest, reply: FastifyReply, list: SwitchSetting[]): FastifyReply =>
  wantsPage(request) ? reply.redirect('/switches', 303) : reply.send({ switches: list });

export const switchService: FastifyPluginAsync<SwitchServiceOptions> = async (app, { switches, rows }) => {
  app.get('/switches', (request, reply) =>
    wantsPage(request)
      ? sendPage(reply, { title: 'Anahtarlar', body: page(rows, switches.list()) })
      : reply.send({ switches: switches.list(), rows }),
  );
  app.post('/switches', (request, reply) => {
    const parsed = setting.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ message: 'A switch needs a name.' });
    const { on, ...change } = parsed.data;
    if (on === 'false') switches.clear(change.name);
    else if (!switches.set(change).ok) return reply.code(404).send({ message: `There is no switch ${change.name}.` });
    return answer(request, reply, switches.list());
  });
  app.delete<{ Params: { name?: string } }>('/switches/:name', (request, reply) => {
    switches.clear(request.params.name);
    return reply.send({ switches: switches.list() });
  });
  app.delete('/switches', (_request, reply) => {
    switches.clear();
    return reply.send({ switches: [] });
  });
};
