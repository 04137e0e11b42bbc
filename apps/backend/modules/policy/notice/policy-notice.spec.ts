import type { JobContext } from '../../../http/job';
import { testApp, type TestApp } from '../../../testing/test-app';
import { recordEvent, type NewEvent } from '../event/record-event';
import { addParties } from '../party/party-store';
import { outboxOf, paidAt, soldPolicy, type SentJob } from '../testing/opened-order';
import { noticeJobs } from './policy-notice';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()), 60_000);
afterAll(() => backend.close());

const policyholder = { email: 'ayse@ornek.example', phoneNumber: '5321234567' };

/** The jobs of a cancellation. */
async function cancelled(): Promise<SentJob[]> {
  const { db } = backend.services;
  const { id: policyId } = await soldPolicy(db);
  const sent: SentJob[] = [];
  const event: NewEvent = {
    kind: 'cancelled',
    effectiveOn: '2027-03-01',
    premiumChange: -400_000,
    recordedAt: paidAt,
    actor: { kind: 'customer' },
    idempotencyKey: 'a',
  };
  await db.transaction(async (tx) => {
    await addParties(tx, policyId, { policyholder: [policyholder], insured: [], payer: [], lossPayee: [] });
    await recordEvent(outboxOf(tx, sent), { policyId }, event);
  });
  return sent;
}

const run = ({ name, data }: SentJob): Promise<void> =>
  noticeJobs.find((job) => job.name === name)!.handler(data as never, backend.services as unknown as JobContext);

it('a notice by SMS that is tried again does not repeat the one by mail', async () => {
  const jobs = await cancelled();
  backend.ports.answer.sms = { ok: false, reason: 'unavailable' };
  const first = await Promise.allSettled(jobs.map(run));
  backend.ports.answer.sms = { ok: true };
  await Promise.all(jobs.filter((_, at) => first[at]!.status === 'rejected').map(run));
  expect(backend.ports.sentMails.map(({ to }) => to)).toEqual([policyholder.email]);
  expect(backend.ports.sentSms.map(({ to }) => to)).toEqual([policyholder.phoneNumber]);
});
