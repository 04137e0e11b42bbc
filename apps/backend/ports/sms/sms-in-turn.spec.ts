import type { Sent, SmsPort } from '../ports';
import { smsInTurn } from './sms-in-turn';

const message = { to: '5321234567', text: 'Kodunuz 123456', dedupeKey: 'code-1' };
const away: Sent = { ok: false, reason: 'unavailable' };
const provider = (answer: Sent): SmsPort & { asked: number } => {
  const port = { asked: 0, sendSms: async () => (port.asked++, answer) };
  return port;
};

it.each<[string, Sent[], Sent, number[]]>([
  ['the first that sends', [{ ok: true }, { ok: true }], { ok: true }, [1, 0]],
  ['the next where one is away', [away, { ok: true }], { ok: true }, [1, 1]],
  [
    'nobody after a refusal',
    [{ ok: false, reason: 'refused' }, { ok: true }],
    { ok: false, reason: 'refused' },
    [1, 0],
  ],
  ['everybody before it gives up', [away, away], away, [1, 1]],
])('asks %s', async (_what, answers, sent, asked) => {
  const providers = answers.map(provider);
  expect(await smsInTurn(providers).sendSms(message)).toEqual(sent);
  expect(providers.map((one) => one.asked)).toEqual(asked);
});

it('lets one rest that keeps failing, and does not keep a customer waiting for it', async () => {
  const [first, second] = [provider(away), provider({ ok: true })];
  const sms = smsInTurn([first, second]);
  for (let count = 0; count < 100; count++) expect(await sms.sendSms(message)).toEqual({ ok: true });
  expect([first.asked, second.asked]).toEqual([3, 100]);
});
