import { faults, json, openDouble, type ProviderDouble } from '../bank/testing/provider-double';
import { netgsmSms } from './netgsm-sms';

let netgsm: ProviderDouble;
beforeAll(async () => void (netgsm = await openDouble()));
afterAll(() => netgsm.close());
beforeEach(() => {
  netgsm.answers = {};
  netgsm.asked.length = 0;
});
const message = { to: '5321234567', text: 'Kodunuz 123456', dedupeKey: 'code-1' };
const send = () =>
  netgsmSms({ url: netgsm.url, user: '8501234567', password: 'parola', header: 'EMSAL', deadline: 200 }).sendSms(
    message,
  );

it('sends one message with the approved name, as no advertisement', async () => {
  netgsm.answers['/sms/rest/v2/send'] = json(() => ({ code: '00', jobid: '17377215342605050417149344' }));
  expect(await send()).toEqual({ ok: true });
  const [asked] = netgsm.asked;
  expect(asked!.headers.authorization).toBe(`Basic ${Buffer.from('8501234567:parola').toString('base64')}`);
  expect(JSON.parse(asked!.body)).toEqual({
    msgheader: 'EMSAL',
    encoding: 'TR',
    iysfilter: '0',
    messages: [{ msg: 'Kodunuz 123456', no: '5321234567' }],
    referansID: 'code-1',
  });
});

it.each([
  ['20', 'refused'],
  ['70', 'refused'],
  ['30', 'unavailable'],
  ['40', 'unavailable'],
  ['85', 'unavailable'],
  ['00', 'unavailable'],
])('calls code %s without a job %s', async (code, reason) => {
  netgsm.answers['*'] = json(() => ({ code }));
  expect(await send()).toEqual({ ok: false, reason });
});

it.each(faults)('a Netgsm that %s is not available', async (_what, play) => {
  netgsm.answers['*'] = play;
  expect(await send()).toEqual({ ok: false, reason: 'unavailable' });
});
