import type { PageTransport } from '@emsal/platform/page';
import { fakeApi, noAnswer, visitId } from '../testing/fake-api';
import { sendDraft } from './send-draft';

const draft = { visitId, step: 'temel-bilgiler', answers: { phoneNumber: '5321234567' }, completed: false };
const named = () => new RegExp(`draft-mark-${visitId.slice(0, 8)}=([a-z0-9]{8}\\.\\d+)`).exec(document.cookie)?.[1];

/** A page whose `fetch` is answered by the test. */
function createPage(transport: PageTransport = fakeApi({ 'POST save': noAnswer }).transport) {
  const answers: ((reply: Response) => void)[] = [];
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise<Response>((answered) => answers.push(answered)));
  const page = { transport, isServer: false, cookie: () => 'token' } as unknown as Parameters<typeof sendDraft>[0];
  const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as { mark: string });
  return { page, answers, bodies };
}
const good = () => Response.json({ isSuccess: true, result: null });

afterEach(() => vi.restoreAllMocks());

it('is in flight with its mark in a cookie when the call returns; the reply deletes the mark', async () => {
  const { page, answers, bodies } = createPage();
  const sent = sendDraft(page, draft);
  expect(bodies()).toEqual([{ ...draft, mark: named() }]);
  answers[0]!(good());
  expect(await sent).toMatchObject({ isSuccess: true });
  expect(named()).toBeUndefined();
});

it('leaves the mark of a later save alone', async () => {
  const { page, answers, bodies } = createPage();
  const first = sendDraft(page, draft);
  const second = sendDraft(page, draft);
  answers[0]!(good());
  await first;
  const [, later] = bodies();
  expect(named()).toBe(later?.mark);
  answers[1]!(good());
  await second;
});

it.each([
  ['its session has ended', () => new Response('{}', { status: 403 })],
  ['what answers is no API', () => new Response('<p>', { status: 502 })],
])('is sent by the client when %s', async (_why, reply) => {
  const api = fakeApi();
  const { page, answers, bodies } = createPage(api.transport);
  const sent = sendDraft(page, draft);
  answers[0]!(reply());
  expect(await sent).toMatchObject({ isSuccess: true });
  expect(api.sent.map(({ body }) => body)).toEqual(bodies());
});

it('returns a refusal without a second attempt', async () => {
  const { page, answers } = createPage();
  const sent = sendDraft(page, draft);
  answers[0]!(Response.json({ messageCode: 'tooLarge', message: 'x' }, { status: 413 }));
  expect(await sent).toMatchObject({ isSuccess: false, messageCode: 'tooLarge' });
});
