import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { samples as trafficSamples } from '@emsal/lines/vehicle/traffic/samples';
import { sealApplication, type Application } from '@emsal/partners/application';
import { eq, sql } from 'drizzle-orm';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { lastConsent } from '../consent/consent-store';
import { offerModule } from '../offer/offer';
import { quotes } from '../offer/tables';
import { manualDeadline } from '../offer/testing/manual-deadline';
import { openInsurerStubs, type InsurerStubs } from '../offer/testing/insurer-stubs';
import { partnerModule } from './partner';

const name = 'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}';
const answers = trafficSamples(samplesToday)[0]!.answers as Application['answers'];
let stubs: InsurerStubs;
let test: TestApp;
let visitor: TestVisitor;
let sent = 0;

beforeAll(async () => {
  stubs = await openInsurerStubs();
  const offers = offerModule(manualDeadline().options);
  test = await testApp([offers, partnerModule(offers)], { startsJobs: true, env: { SANDBOX_URL: stubs.url } });
});
beforeEach(async () => void (visitor = await test.visitor()));
afterAll(async () => {
  await test.close();
  await stubs.close();
});

/** An application as the partner seals it. */
const sealed = (change: Partial<Application> = {}, seconds = 600) =>
  sealApplication(
    { partner: 'arabam', id: `basvuru-${String(++sent).padStart(4, '0')}`, line: 'TRAFFIC', answers, ...change },
    test.services.config.partnerKey,
    new Date(test.clock.now().getTime() + seconds * 1_000),
  );
const take = async (encryptedId: string, isConsentGiven = true, who = visitor) =>
  (await who.call(name, { encryptedId, isConsentGiven })).body;
interface Taken {
  visitId: string;
  offerNo: string | null;
  redirectUrl: string;
}

describe("a partner's customer", () => {
  it('F575 gets offers for the data entered at the partner, with a row in the consent log', async () => {
    const result = (await take(await sealed())).result as Taken;
    expect(result).toMatchObject({
      line: 'TRAFFIC',
      offerNo: expect.stringMatching(/^\d{10}$/),
      redirectUrl: '/trafik-sigortasi/listeleme',
    });
    const consent = await lastConsent(test.services.db, { visitId: result.visitId, kind: 'informationNotice' });
    expect(consent).toMatchObject({ isGiven: true, textVersion: expect.stringContaining('is-ortagi') });
    expect(visitor.cookies.get('visit-53')).toBe(result.visitId);
  });
  it('must consent first; until then the link stays valid', async () => {
    const link = await sealed();
    expect((await take(link, false)).messageCode).toBe('partnerConsentMissing');
    expect(visitor.cookies.has('visit-53')).toBe(false);
    expect((await take(link)).isSuccess).toBe(true);
  });
  it('has a link that works once, also when two browsers use it concurrently', async () => {
    const link = await sealed();
    const other = await test.visitor();
    const [first, second] = await Promise.all([take(link), take(link, true, other)]);
    expect([first.isSuccess, second.isSuccess].toSorted()).toEqual([false, true]);
    const loser = first.isSuccess ? other : visitor;
    expect((await take(link, true, loser)).messageCode).toBe('partnerLinkOver');
  });
  it('whose response was lost retries and continues with the same visit and offers', async () => {
    const link = await sealed();
    const { result } = await take(link);
    const again = await Promise.all([take(link), take(link)]);
    expect(again.map((reply) => reply.result)).toEqual([result, result]);
    const rows = test.services.db
      .select()
      .from(quotes)
      .where(eq(quotes.visitId, (result as Taken).visitId));
    expect(await rows).toHaveLength(1);
  });
  it('keeps the link when the server fails before everything is stored', async () => {
    const link = await sealed();
    await test.services.db.execute(sql`ALTER TABLE consents RENAME TO consents_away`);
    expect((await take(link)).messageCode).toBe('internal');
    await test.services.db.execute(sql`ALTER TABLE consents_away RENAME TO consents`);
    expect((await take(link)).result).toMatchObject({ redirectUrl: '/trafik-sigortasi/listeleme' });
  });
  it.each(['B48\u0000A20', 'B48\ud800'])(
    'is refused with a value that PostgreSQL cannot store: %j',
    async (vehicleEngineNo) => {
      expect((await take(await sealed({ answers: { ...answers, vehicleEngineNo } }))).messageCode).toBe(
        'partnerLinkOver',
      );
    },
  );
  it('is refused with a link that has expired, was modified, or is not the partner’s', async () => {
    const link = await sealed();
    expect((await take(await sealed({}, -1))).messageCode).toBe('partnerLinkOver');
    expect((await take(`${link.slice(0, -3)}abc`)).messageCode).toBe('partnerLinkOver');
    expect((await take('sealed')).messageCode).toBe('partnerLinkOver');
  });
  it('continues in the form when something is missing', async () => {
    const { vehicleChassisNo: _missing, ...incomplete } = answers;
    const { result } = await take(await sealed({ answers: incomplete }));
    expect(result).toMatchObject({ offerNo: null, redirectUrl: '/trafik-sigortasi/form' });
  });
});
