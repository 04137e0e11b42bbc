import { faults, json, openProviderStub, patientDeadline, type ProviderStub } from '../bank/testing/provider-stub';
import { netgsmSms } from './netgsm-sms';

let netgsm: ProviderStub;
beforeAll(async () => void (netgsm = await openProviderStub()));
afterAll(() => netgsm.close());
beforeEach(() => {
  netgsm.responses = {};
  netgsm.requests.length = 0;
});
const message = { to: '5321234567', text: 'Kodunuz 123456', dedupeKey: 'code-1' };
const send = (deadline = patientDeadline) =>
  netgsmSms({ url: netgsm.url, user: '8501234567', password: 'parola', header: 'EMSAL', deadline }).sendSms(message);

it('sends one non-commercial message under the approved sender name', async () => {
  netgsm.responses['/sms/rest/v2/send'] = json(() => ({ code: '00', jobid: '17377215342605050417149344' }));
  expect(await send()).toEqual({ ok: true });
  const [request] = netgsm.requests;
  expect(request!.headers.authorization).toBe(`Basic ${Buffer.from('8501234567:parola').toString('base64')}`);
  expect(JSON.parse(request!.body)).toEqual({
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
])('reports code %s without a job id as %s', async (code, reason) => {
  netgsm.responses['*'] = json(() => ({ code }));
  expect(await send()).toEqual({ ok: false, reason });
});

it.each(faults)('when Netgsm %s, it is unavailable', async (_what, respond, deadline) => {
  netgsm.responses['*'] = respond;
  expect(await send(deadline)).toEqual({ ok: false, reason: 'unavailable' });
});
