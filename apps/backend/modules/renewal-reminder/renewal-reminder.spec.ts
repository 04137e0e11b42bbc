import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { testApp, type TestApp } from '../../testing/test-app';
import { consents } from '../consent/tables';
import { savePerson } from '../visit-person/visit-person-store';
import { offerVisit, type OfferVisit } from '../offer/testing/offer-visit';
import { renewalReminderModule } from './renewal-reminder';
import { sampleTerms } from '@emsal/insurers/testing/samples';
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import { randomId } from '../../db/random-id';
import { proofOf } from '../../customers/owner';
import { issuePolicy } from '../policy/event/record-event';
import { onlyItem } from '../policy/order/order-store';
import { outboxOf, paidOrder } from '../policy/testing/opened-order';
import type { Insurers } from './renewal-price';
import { sendReminders } from './send-reminders';

const noInsurer: Insurers = { insurerOf: () => undefined };
/** @param renewalTerms of every insurer */
const insurersWith = (renewalTerms: InsurerClient['renewalTerms']): Insurers => ({
  insurerOf: () => ({ renewalTerms }) as InsurerClient,
});

describe('the reminder of a renewal', () => {
  let backend: TestApp;
  let visit: OfferVisit;
  const today = () => dayInTurkey(backend.clock.now());
  const daySeconds = 24 * 3600;
  beforeEach(async () => {
    backend = await testApp([renewalReminderModule(() => noInsurer)]);
    visit = await offerVisit(backend);
    await savePerson(backend.services.db, {
      visitId: visit.visitId,
      identityNo: '10000000078',
      phoneNumber: '5321234567',
    });
  });
  afterEach(() => backend.close());
  const policyEnding = (days: number) =>
    visit.change({
      currentInsuranceStartDate: addDays(today(), days - 364),
      currentInsuranceExpiryDate: addDays(today(), days),
    });
  const order = () =>
    visit.visitor.call('POST quoterequestapi/sharedstep/orderrenewalreminder', {
      visitId: visit.visitId,
      textVersion: 'hatirlatma-2026-11',
    });

  it('is sent once by SMS 14 days before the end, to the telephone that it was ordered for', async () => {
    await policyEnding(40);
    expect((await order()).body.isSuccess).toBe(true);
    backend.clock.advance(25 * daySeconds);
    await sendReminders(backend.services, noInsurer);
    expect(backend.ports.sentSms).toEqual([]);
    backend.clock.advance(daySeconds);
    await sendReminders(backend.services, noInsurer);
    await sendReminders(backend.services, noInsurer);
    expect(backend.ports.sentSms).toMatchObject([
      { to: '5321234567', text: expect.stringContaining('trafik poliçenizin son günü 31') },
    ]);
    expect(backend.ports.sentSms[0]!.text).toContain('/trafik-sigortasi');
  });

  it('is sent again later when the provider is away', async () => {
    await policyEnding(40);
    await order();
    backend.clock.advance(26 * daySeconds);
    backend.ports.answer.sms = { ok: false, reason: 'unavailable' };
    await sendReminders(backend.services, noInsurer);
    backend.ports.answer.sms = { ok: true };
    await sendReminders(backend.services, noInsurer);
    expect(backend.ports.sentSms).toHaveLength(1);
  });

  it('is a consent of its own in the consent log, not a marketing permission', async () => {
    await policyEnding(40);
    await order();
    expect(await backend.services.db.select().from(consents)).toMatchObject([
      { kind: 'renewalReminder', isGiven: true, contact: '5321234567', textVersion: 'hatirlatma-2026-11' },
    ]);
  });

  it('is refused for a policy that can be renewed today', async () => {
    await policyEnding(30);
    expect((await order()).body).toMatchObject({ isSuccess: false, messageCode: 'nothingToRemind' });
  });

  describe('of a policy that was sold here', () => {
    const identityNo = '10000000078';
    const phoneNumber = '5321234567';
    async function sold(owner: { identityNo: string; phoneNumber: string }): Promise<void> {
      const { db } = backend.services;
      const id = randomId();
      const orderId = await paidOrder(db);
      const policy = {
        id,
        orderId,
        itemNo: onlyItem,
        visitorId: randomId(),
        line: 'TRAFFIC',
        origin: 'sold',
        firmId: 31,
        policyNo: id.slice(0, 12),
        total: 1_000_000,
        issuedAt: backend.clock.now(),
        startDate: addDays(today(), -325),
        endDate: addDays(today(), 40),
        ...proofOf(owner),
      } as const;
      await db.transaction((tx) =>
        issuePolicy(outboxOf(tx), policy, { actor: { kind: 'insurer', id: '31' }, idempotencyKey: 'issued' }),
      );
    }
    async function reminded(insurers: Insurers): Promise<string> {
      await policyEnding(40);
      await order();
      backend.clock.advance(26 * daySeconds);
      await sendReminders(backend.services, insurers);
      return backend.ports.sentSms[0]!.text;
    }
    const answering = insurersWith(async () => ({ kind: 'terms', terms: { ...sampleTerms, total: 1_234_550 } }));

    it('names what its insurer asks for the next term', async () => {
      await sold({ identityNo, phoneNumber });
      expect(await reminded(answering)).toContain('yenileme için 12.345,50\u00a0₺ istiyor.');
    });

    it.each([
      ['the insurer declines', insurersWith(async () => ({ kind: 'declined', code: 'policyEnded', reason: '' }))],
      ['the insurer does not answer', insurersWith(() => Promise.reject(new Error('timeout')))],
      ['the insurer is not sold any more', noInsurer],
    ])('is sent without a price when %s', async (_why, insurers) => {
      await sold({ identityNo, phoneNumber });
      expect(await reminded(insurers)).not.toContain('yenileme için');
    });

    it('tells another telephone nothing of it', async () => {
      await sold({ identityNo, phoneNumber: '5329999999' });
      expect(await reminded(answering)).not.toContain('yenileme için');
    });
  });
});
