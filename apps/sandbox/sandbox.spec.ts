/** The sandbox's pages and switches. */
import { createSandbox, type Sandbox } from './sandbox';
import { specialCases } from './special-cases/special-cases';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox({ seed: 'emsal', bank: { merchantSecret: 'secret', notificationDelay: 3_600_000 } });
});
afterEach(() => sandbox.app.close());
const post = (url: string, payload: object) => sandbox.app.inject({ method: 'POST', url, payload });
const message = { to: '5321234567', text: 'Kodunuz <b>123456</b>', dedupeKey: 'code-1' };

it('lists every special number and switch in one table, on the start page and as JSON', async () => {
  const page = (await sandbox.app.inject('/')).body;
  const listed = (await sandbox.app.inject('/special-cases.json')).json<{ specialCases: unknown[] }>().specialCases;
  expect(listed).toEqual(specialCases);
  for (const row of specialCases) if (row.kind === 'number') expect(page).toContain(row.value);
});

it('names every switch once, prefixed by its service', () => {
  const names = specialCases.flatMap((row) => (row.kind === 'switch' ? [row.name] : []));
  expect(new Set(names).size).toBe(names.length);
  for (const row of specialCases) if (row.kind === 'switch') expect(row.name).toMatch(new RegExp(`^${row.service}-`));
});

it('shows a message on its telephone, escaped, once per dedupe key', async () => {
  await post('/sms/messages', message);
  await post('/sms/messages', message);
  expect(
    (await sandbox.app.inject('/telephone/messages.json?to=5321234567')).json<{ messages: unknown[] }>().messages,
  ).toMatchObject([{ text: message.text }]);
  expect((await sandbox.app.inject('/telephone?to=5321234567')).body).toContain('Kodunuz &lt;b&gt;123456&lt;/b&gt;');
});

it('has a second SMS provider that delivers to the same telephone, once per reference', async () => {
  const order = { msgheader: 'EMSAL', messages: [{ msg: 'Kodunuz 1', no: '5320000001' }], referansID: 'code-1' };
  for (let time = 0; time < 2; time++)
    expect((await post('/netgsm/sms/rest/v2/send', order)).json()).toMatchObject({ code: '00' });
  const { messages } = (await sandbox.app.inject('/telephone/messages.json?to=5320000001')).json<{
    messages: object[];
  }>();
  expect(messages).toHaveLength(1);
  await post('/switches', { name: 'sms-second-down', times: 1 });
  expect((await post('/netgsm/sms/rest/v2/send', order)).statusCode).toBe(503);
});

it('lists the telephone with the newest message first, and each telephone once', async () => {
  await post('/sms/messages', { to: '5321234567', text: 'bir', dedupeKey: '1' });
  await post('/sms/messages', { to: '5329999999', text: 'iki', dedupeKey: '2' });
  await post('/sms/messages', { to: '5321234567', text: 'üç', dedupeKey: '3' });
  const page = (await sandbox.app.inject('/telephone')).body;
  expect([...page.matchAll(/<\/a>: ([^<]*)<\/li>/g)].map(([, text]) => text)).toEqual(['üç', 'iki']);
});

it('shows a mail with its attachment for download', async () => {
  const content = Buffer.from('%PDF-1.7').toString('base64');
  await post('/mail/messages', {
    dedupeKey: 'm1',
    from: 'a@ornek.example',
    to: 'b@ornek.example',
    subject: 'Poliçeniz',
    text: 'Merhaba',
    html: '<p>Merhaba</p>',
    attachments: [{ filename: 'poliçe.pdf', contentType: 'application/pdf', content }],
  });
  const [mail] = (await sandbox.app.inject('/mailbox/messages.json?to=b@ornek.example')).json<{
    messages: { id: string; attachments: { url: string }[] }[];
  }>().messages;
  const file = await sandbox.app.inject(mail!.attachments[0]!.url);
  expect([file.body, file.headers['content-disposition']]).toEqual([
    '%PDF-1.7',
    "attachment; filename*=UTF-8''poli%C3%A7e.pdf",
  ]);
  expect((await sandbox.app.inject(`/mailbox/${mail!.id}`)).body).toContain('Poliçeniz');
});

describe('a switch', () => {
  it('causes its fault until it is cleared', async () => {
    await post('/switches', { name: 'sms-down' });
    expect((await post('/sms/messages', message)).statusCode).toBe(503);
    await sandbox.app.inject({ method: 'DELETE', url: '/switches/sms-down' });
    expect((await post('/sms/messages', message)).statusCode).toBe(200);
  });

  it('set for one use turns itself off', async () => {
    await post('/switches', { name: 'sms-down', times: 1 });
    await post('/sms/messages', message);
    expect((await post('/sms/messages', message)).statusCode).toBe(200);
  });

  it('with a value affects only that subject', async () => {
    await post('/switches', { name: 'sms-refused', value: '5000000000' });
    expect((await post('/sms/messages', message)).statusCode).toBe(200);
    expect((await post('/sms/messages', { ...message, to: '5000000000' })).statusCode).toBe(422);
  });

  it('that is not in the table is refused', async () => {
    expect((await post('/switches', { name: 'no-such-switch' })).statusCode).toBe(404);
  });

  it('can be set by a plain form, which redirects to the page', async () => {
    const reply = await sandbox.app.inject({
      method: 'POST',
      url: '/switches',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=sms-down&on=true&value=',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/switches']);
    expect((await sandbox.app.inject({ url: '/switches', headers: { accept: 'text/html' } })).body).toMatch(
      /sms-down<\/code>[^]*?Açık/,
    );
  });
});

it('allows only its own script and style files', async () => {
  const page = await sandbox.app.inject('/');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).not.toMatch(/<script(?! src)|style=/);
});
