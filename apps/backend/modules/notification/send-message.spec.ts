import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomId } from '../../db/random-id';
import { testApp, type TestApp } from '../../testing/test-app';
import { addConsent } from '../consent/consent-store';
import { throwIfUnavailable, sendPermittedSms, sendServiceMail, sendServiceSms } from './send-message';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const mail = { to: 'ayse@ornek.example', text: { subject: 'Konu', paragraphs: ['Satır'] }, dedupeKey: 'one' };

/** A visit with consents to a reminder, the newest last. */
async function visitWith(...given: boolean[]): Promise<string> {
  const visitId = await (await backend.visitor()).visit();
  for (const isGiven of given)
    await addConsent(backend.services.db, {
      id: randomId(),
      visitId,
      kind: 'renewalReminder',
      isGiven,
      channel: 'web',
      contact: '5321234567',
      address: '127.0.0.1',
      at: backend.clock.now(),
    });
  return visitId;
}
const remind = async (...given: boolean[]) =>
  sendPermittedSms(
    backend.services,
    { visitId: await visitWith(...given), kind: 'renewalReminder' },
    { text: 'Hatırlatma', dedupeKey: randomId() },
  );

it('a service message needs no permission', async () => {
  expect(await sendServiceMail(backend.services, mail)).toBe('sent');
  expect(backend.ports.sentMails.at(-1)).toMatchObject({ to: mail.to, subject: 'Konu' });
  expect(await sendServiceSms(backend.services, { to: '5321234567', text: 'Kod', dedupeKey: 'two' })).toBe('sent');
});

it('any other message goes to the contact of a consent, as long as it is given', async () => {
  const before = backend.ports.sentSms.length;
  expect([await remind(), await remind(true, false)]).toEqual(['notPermitted', 'notPermitted']);
  expect(backend.ports.sentSms).toHaveLength(before);
  expect([await remind(true), await remind(false, true)]).toEqual(['sent', 'sent']);
  expect(backend.ports.sentSms.at(-1)).toMatchObject({ to: '5321234567', text: 'Hatırlatma' });
});

it('an unavailable provider is asked again by the job, a refusal is final', async () => {
  backend.ports.answer.mail = { ok: false, reason: 'unavailable' };
  const delivery = await sendServiceMail(backend.services, mail);
  expect(() => throwIfUnavailable(delivery)).toThrow('not available');
  backend.ports.answer.mail = { ok: false, reason: 'refused' };
  const refused = await sendServiceMail(backend.services, mail);
  expect(() => throwIfUnavailable(refused)).not.toThrow();
  backend.ports.answer.mail = { ok: true };
});

it('nothing else of the backend sends mail or SMS', () => {
  const root = join(__dirname, '..', '..');
  const senders = globSync('{modules,http,customers,jobs}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.spec.ts'))
    .filter((path) => /\.send(Mail|Sms)\(/.test(readFileSync(join(root, path), 'utf8')));
  expect(senders).toEqual(['modules/notification/send-message.ts']);
});
