import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { testApp, type TestApp } from '../../testing/test-app';
import { consents } from '../consent/tables';
import { savePerson } from '../customer/customer-store';
import { offerVisit, type OfferVisit } from '../offer/testing/offer-visit';
import { renewalReminderModule } from './renewal-reminder';
import { sendReminders } from './send-reminders';

describe('the reminder of a renewal', () => {
  let backend: TestApp;
  let visit: OfferVisit;
  const today = () => dayInTurkey(backend.clock.now());
  const daySeconds = 24 * 3600;
  beforeEach(async () => {
    backend = await testApp([renewalReminderModule]);
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
    await sendReminders(backend.services);
    expect(backend.ports.sentSms).toEqual([]);
    backend.clock.advance(daySeconds);
    await sendReminders(backend.services);
    await sendReminders(backend.services);
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
    await sendReminders(backend.services);
    backend.ports.answer.sms = { ok: true };
    await sendReminders(backend.services);
    expect(backend.ports.sentSms).toHaveLength(1);
  });

  it('is a consent of its own in the ledger, not a marketing permission', async () => {
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
});
