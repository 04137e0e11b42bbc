import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { latestQuote } from '../offer-store';
import { quotesFixture } from '../testing/quotes-fixture';

const given = quotesFixture();

describe('the first day of a renewed policy', () => {
  const today = () => dayInTurkey(given.test.clock.now());
  const policyEnding = (days: number) =>
    given.visit.change({
      currentInsuranceStartDate: addDays(today(), days - 364),
      currentInsuranceExpiryDate: addDays(today(), days),
    });
  const request = async () =>
    readQuoteRequest((await latestQuote(given.test.services.db, given.visit.visitId))!.request);

  it.each([
    [13, true],
    [14, true],
    [15, false],
    [29, false],
    [30, false],
  ])('is its end, %i days ahead, and insurers may use it as a reference: %s', async (days, isReference) => {
    await policyEnding(days);
    expect((await given.visit.createOffer()).body.isSuccess).toBe(true);
    const policyEnd = addDays(today(), days);
    expect(await request()).toMatchObject({ startDate: policyEnd });
    expect((await request()).previousPolicyEnd).toBe(isReference ? policyEnd : undefined);
    const { userInformation } = await given.visit.completeList();
    expect(userInformation).toMatchObject({ startDate: policyEnd, running: { policyEnd, isReference } });
  });

  it('is no longer told beside quotes when the answers have changed since', async () => {
    await policyEnding(13);
    await given.visit.createOffer();
    await given.visit.completeList();
    await policyEnding(14);
    expect((await given.visit.completeList()).userInformation.running).toBeUndefined();
  });

  it('is refused 31 days ahead: the end and the first day of renewal are named, and no insurer is asked', async () => {
    await policyEnding(31);
    const { status, body } = await given.visit.createOffer();
    expect([status, body.messageCode]).toEqual([200, 'renewalTooEarly']);
    expect(body.message?.replaceAll('\u00A0', ' ')).toBe(
      'Süren poliçenizin son günü: 22 Aralık 2026. Yenisini 22 Kasım 2026 tarihinden itibaren alabilirsiniz.',
    );
    expect(given.stubs.requestCounts.size).toBe(0);
  });

  it('is chosen by a visitor without a running policy, today to 30 days ahead', async () => {
    await given.visit.change({ showPolicyInformation: false, choosesFirstDay: true });
    await given.visit.change({ policyFirstDay: addDays(today(), 30) });
    expect((await given.visit.createOffer()).body.isSuccess).toBe(true);
    expect((await request()).startDate).toBe(addDays(today(), 30));
    expect((await given.visit.completeList()).userInformation.running).toBeUndefined();
    for (const days of [-1, 31]) {
      await given.visit.change({ policyFirstDay: addDays(today(), days) });
      const { body } = await given.visit.createOffer();
      expect(Object.keys(body.fields ?? {})).toEqual(['policyFirstDay']);
    }
  });
});
