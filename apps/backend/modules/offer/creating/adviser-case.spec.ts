import { savePerson } from '../../visit-person/visit-person-store';
import { healthAdviser } from '@emsal/lines/health/private-health/adviser';
import { verifyVisit } from '../../checkout/testing/test-sale';
import { checkoutModule } from '../../checkout/checkout';
import { consentModule } from '../../consent/consent';
import { randomId } from '../../../db/random-id';
import { eventually } from '../../../testing/eventually';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerSource } from '../choosing/offer-source';
import { offerVisit, type OfferVisit } from '../testing/offer-visit';

const identityNo = '10000000078';
/** Found nowhere but in these answers. */
const health = { height: '173', weight: '68' };

describe('a line that advisers prepare', () => {
  let backend: TestApp;
  let visit: OfferVisit;
  beforeAll(async () => {
    const checkout = checkoutModule(() => ({ offers: offerSource, insurerOf: () => undefined }));
    backend = await testApp([consentModule, checkout], { startsJobs: true });
  });
  beforeEach(async () => {
    visit = await offerVisit(backend, 'HEALTH', health);
    const { visitId } = visit;
    await savePerson(backend.services.db, { visitId, identityNo, phoneNumber: '5321234567' });
    await verifyVisit(backend.services.database.pool, { visitId, at: backend.clock.now(), identityNo });
  });
  afterAll(() => backend.close());

  const consent = (isGiven: boolean) =>
    visit.visitor.call('POST quoterequestapi/sharedstep/savehealthconsent', {
      visitId: visit.visitId,
      isGiven,
      textVersion: 'saglik-riza-danisman-2026-11',
    });
  const apply = (by = visit.visitor) =>
    by.call('POST policyrequest/CreateApplication', { visitId: visit.visitId }, { 'idempotency-key': randomId() });
  const applied = async () =>
    (await visit.visitor.call('GET policyrequest/GetApplication/{visitId}', { visitId: visit.visitId })).body.result;

  it('F023 hands its form over, with the reason, what is prepared and an SMS, and nothing about health in them', async () => {
    await consent(true);
    const { applicationNo } = (await apply()).body.result as { applicationNo: string };
    const shown = (await applied()) as { summary: object };
    expect(shown).toMatchObject({ applicationNo, reason: healthAdviser.reason, hasHealthData: true, firmName: '' });
    expect(JSON.stringify(shown.summary)).not.toMatch(/173|68/);
    const sms = () => backend.ports.sentSms.find(({ text }) => text.includes(applicationNo));
    await eventually(sms);
    expect(sms()).toMatchObject({
      to: '5321234567',
      text: expect.stringContaining('özel sağlık sigortası başvurunuz'),
    });
    expect(backend.log.join('\n')).not.toMatch(/"?(height|weight)"?:|173 cm|5321234567|10000000078/);
  });

  it('keeps the answers encrypted', async () => {
    await consent(true);
    await apply();
    const { rows } = await backend.services.database.pool.query(
      'SELECT answers FROM applications WHERE visit_id = $1',
      [visit.visitId],
    );
    expect(rows[0].answers).toMatch(/^e1\./);
  });

  it('hands nothing over without the explicit consent, or after it was taken back', async () => {
    const refused = { messageCode: 'consentMissing', fields: { healthConsent: expect.any(String) } };
    expect((await apply()).body).toMatchObject(refused);
    await consent(true);
    await consent(false);
    expect((await apply()).body).toMatchObject(refused);
    expect(await applied()).toBeNull();
  });

  it('refuses an incomplete form at its field', async () => {
    await consent(true);
    await visit.change({ network: '' });
    expect((await apply()).body).toMatchObject({ messageCode: 'badBody', fields: { network: 'Hastane ağını seçin' } });
  });

  it('is open to the visit’s own browser only', async () => {
    await consent(true);
    expect((await apply(await backend.visitor())).status).toBe(404);
  });
});
