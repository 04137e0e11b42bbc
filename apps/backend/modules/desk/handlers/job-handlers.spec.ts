import type { FailedJob } from '@emsal/api/desk/job-shapes';
import { JobFailure } from '../../../jobs/job-failure';
import { eventually } from '../../../testing/eventually';
import { discrepancies } from '../../checkout/reconciliation/tables';
import { openDeskSite, type DeskPerson, type DeskSite } from '../testing/desk-site';

const work = { name: 'payment.giveBack', isBroken: true, paymentIds: [] as string[] };

describe('work that failed for good, at the desk', () => {
  let site: DeskSite;
  beforeAll(async () => {
    site = await openDeskSite();
    const { jobs } = site.backend.services;
    await jobs.start();
    const handler = async ({ paymentId }: { paymentId: string }) => {
      if (work.isBroken) throw new JobFailure('bankAway', 'a late charge was not refunded: unavailable');
      work.paymentIds.push(paymentId);
    };
    await jobs.work(
      [{ name: work.name, handler, options: { retryLimit: 0, pollSeconds: 0.5 } }],
      site.backend.services,
    );
  });
  afterAll(() => site.close());

  const listed = async (person: DeskPerson): Promise<FailedJob[]> =>
    ((await person.call('GET jobs', {})).body.result as { rows: FailedJob[] }).rows;
  const failedOf = async (person: DeskPerson, paymentId: string): Promise<FailedJob> => {
    await site.backend.services.jobs.send(work.name, { paymentId });
    return eventually(async () => (await listed(person)).find(({ subject }) => subject === paymentId));
  };

  it('is named with its subject and cause, and runs again once', async () => {
    const finance = await site.as('finans@emsal.example');
    const job = await failedOf(finance, 'P-1');
    expect(job).toMatchObject({
      title: 'Geç çekilen ödemeyi iade etme',
      attempts: 1,
      cause: 'Banka yanıt vermedi.',
      detail: 'a late charge was not refunded: unavailable',
    });
    work.isBroken = false;
    expect((await finance.call('POST jobs/{id}/again', { id: job.id })).body.isSuccess).toBe(true);
    expect((await finance.call('POST jobs/{id}/again', { id: job.id })).body.messageCode).toBe('jobHandled');
    await eventually(() => work.paymentIds.includes('P-1'));
    work.isBroken = true;
  });

  it('stands beside the open differences of the books, with nobody’s data', async () => {
    const difference = { kind: 'notRefunded', atBank: 250_000, withUs: 0, foundAt: site.backend.clock.now() } as const;
    await site.backend.services.db.insert(discrepancies).values([
      { ...difference, orderId: 'S-1' },
      { ...difference, orderId: 'S-2', settledAt: site.backend.clock.now() },
    ]);
    const { body } = await (await site.as('finans@emsal.example')).call('GET discrepancies', {});
    expect(body.result).toEqual([{ ...difference, orderId: 'S-1', foundAt: difference.foundAt.toISOString() }]);
    expect((await (await site.as('icerik@emsal.example')).call('GET discrepancies', {})).status).toBe(403);
  });

  it('is put away with a reason, which stands in the audit log', async () => {
    const admin = await site.as('yonetici@emsal.example');
    const { id } = await failedOf(admin, 'P-2');
    expect((await admin.call('POST jobs/{id}/dismiss', { id, reason: ' ' })).status).toBe(400);
    expect((await admin.call('POST jobs/{id}/dismiss', { id, reason: 'Bankadan iade ettim' })).body.isSuccess).toBe(
      true,
    );
    expect(await listed(admin)).toEqual([]);
    const { rows } = (await admin.call('GET auditLog', {})).body.result as { rows: object[] };
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'Başarısız işi kapatma', object: id, reason: 'Bankadan iade ettim' }),
    );
  });
});
