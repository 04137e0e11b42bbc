import type { Sent, SmsPort } from '../ports';
import { smsWithFailover } from './sms-failover';

const message = { to: '5321234567', text: 'Kodunuz 123456', dedupeKey: 'code-1' };
const unavailable: Sent = { ok: false, reason: 'unavailable' };
const provider = (answer: Sent): SmsPort & { calls: number } => {
  const port = {
    calls: 0,
    sendSms: async () => {
      port.calls++;
      return answer;
    },
  };
  return port;
};

it.each<[string, Sent[], Sent, number[]]>([
  ['only the first while it sends', [{ ok: true }, { ok: true }], { ok: true }, [1, 0]],
  ['the next when one is unavailable', [unavailable, { ok: true }], { ok: true }, [1, 1]],
  [
    'no further provider after a refusal',
    [{ ok: false, reason: 'refused' }, { ok: true }],
    { ok: false, reason: 'refused' },
    [1, 0],
  ],
  ['all providers before it fails', [unavailable, unavailable], unavailable, [1, 1]],
])('tries %s', async (_what, answers, sent, calls) => {
  const providers = answers.map(provider);
  expect(await smsWithFailover(providers).sendSms(message)).toEqual(sent);
  expect(providers.map((one) => one.calls)).toEqual(calls);
});

it('skips a provider that keeps failing', async () => {
  const first = provider(unavailable);
  const second = provider({ ok: true });
  const sms = smsWithFailover([first, second]);
  for (let count = 0; count < 100; count++) expect(await sms.sendSms(message)).toEqual({ ok: true });
  expect([first.calls, second.calls]).toEqual([3, 100]);
});
