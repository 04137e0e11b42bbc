import type { VehicleSurvey } from '@emsal/api/calls/self-service/vehicle-survey';
import { surveyAnswers, surveyAnswerNames } from '@emsal/api/outcomes/vehicle-survey';
import { contactTypes } from '@emsal/api/permission-channels';
import { eq } from 'drizzle-orm';
import { addCustomer } from '../../customers/customer-store';
import { identityIndex } from '../../customers/owner';
import { randomId } from '../../db/random-id';
import type { JobContext } from '../../http/job';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { addConsent } from '../consent/consent-store';
import { answersOf } from '../entry/entry-answers.texts';
import { formEntries } from '../entry/tables';
import { addParties } from '../policy/party/party-store';
import { setPolicyRisk } from '../policy/policy-store';
import { policies } from '../policy/tables';
import { soldPolicy } from '../policy/testing/opened-order';
import { askAfterSaleJob } from '../service-request/sale-survey/ask-after-sale';
import { surveyUrl } from '../service-request/sale-survey/survey-link';
import { vehicleSurveyModule } from './vehicle-survey';

const person = { identityNo: '10000000146', email: 'ayse@ornek.example' };

describe('the survey after a sold vehicle', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    backend = await testApp([vehicleSurveyModule]);
    visitor = await backend.visitor();
  }, 60_000);
  afterAll(() => backend.close());

  /** A policy for 34 KVR 57, and its link. */
  async function sold(customerId: string | null = null) {
    const { db } = backend.services;
    const { id } = await soldPolicy(db);
    await setPolicyRisk(db, id, { kind: 'vehicle', version: 1, plate: '34KVR57' });
    await db.update(policies).set({ customerId }).where(eq(policies.id, id));
    await db.transaction((tx) => addParties(tx, id, { policyholder: [person], insured: [], payer: [], lossPayee: [] }));
    return { id, hashedId: surveyUrl(id, backend.services).split('/').at(-1)! };
  }
  const details = async (hashedId: string) =>
    (await visitor.call('GET selfservice/formdata/GetSurveyDetails/{hashedId}', { hashedId })).body;
  const submit = async (hashedId: string, sales: (typeof surveyAnswers)[number], more = {}) =>
    visitor.call('POST selfservice/formData/SubmitSurveyAnswer', { hashedId, step2: { sales }, ...more });

  it('M213 M214 M216 M489 holds the policies, identity and plate of the sold vehicle, the answer and what was read', async () => {
    const { hashedId } = await sold();
    expect((await details(hashedId)).result).toEqual({
      step1: {
        policyStatus: [{ lineName: 'Trafik Sigortası', status: 'upcoming' }],
        tcNoOrTaxNo: '100******46',
        licensePlateNo: '34 KVR 57',
      },
      step2: { sales: null },
      ocrItems: [],
      rawDataLogId: null,
    } satisfies VehicleSurvey);
  });

  it.each(surveyAnswers)('M215 M486 takes the answer %s once, and shows it afterwards', async (sales) => {
    const { hashedId } = await sold();
    expect((await submit(hashedId, sales)).body.isSuccess).toBe(true);
    expect((await details(hashedId)).result).toMatchObject({ step2: { sales } });
    expect((await submit(hashedId, '4')).body.messageCode).toBe('surveyAnswered');
  });

  it('M215 has these answers and no other', async () => {
    expect(surveyAnswerNames).toEqual({
      5: 'Aldım bile',
      1: '1 ay içinde',
      2: '3 ay içinde',
      3: '3 aydan sonra',
      0: 'Düşünmüyorum',
      4: 'Belli değil',
    });
    const { hashedId } = await sold();
    expect((await submit(hashedId, '6' as '5')).status).toBe(400);
  });

  it('M216 keeps what a client read from a registration document, for the desk', async () => {
    const { hashedId } = await sold();
    await submit(hashedId, '5', { ocrItems: [{ name: 'plaka', value: '06 EML 340' }], rawDataLogId: 'okuma-1' });
    const rows = await backend.services.db.select().from(formEntries).where(eq(formEntries.kind, 'vehicleSurvey'));
    expect(rows.map(({ data }) => answersOf('vehicleSurvey', data))).toContainEqual([
      { label: 'Satılan araç', value: '34 KVR 57' },
      { label: 'Yeni araç', value: 'Aldım bile' },
      { label: 'Ruhsattan okunan', value: 'plaka: 06 EML 340' },
      { label: 'Okuma kaydı', value: 'okuma-1' },
    ]);
  });

  it('M486 M489 refuses a link that was changed or is over', async () => {
    const { hashedId } = await sold();
    const changed = `${hashedId.slice(0, -4)}AAAA`;
    expect([(await details(changed)).messageCode, (await submit(changed, '1')).body.messageCode]).toEqual([
      'surveyOver',
      'surveyOver',
    ]);
    backend.clock.advance(91 * 24 * 3600);
    expect((await details(hashedId)).messageCode).toBe('surveyOver');
  });

  describe('is asked for by mail', () => {
    const ask = (policyId: string) => askAfterSaleJob.handler({ policyId }, backend.services as unknown as JobContext);
    const customer = async (): Promise<string> => {
      const id = randomId();
      const { db, clock } = backend.services;
      const { identityNo } = person;
      const identityKey = identityIndex(identityNo);
      await addCustomer(db, { id, kind: 'person', identityNo, identityKey, createdAt: clock.now() });
      return id;
    };
    const permit = async (customerId: string, isGiven: boolean) =>
      addConsent(backend.services.db, {
        id: randomId(),
        visitId: await (await backend.visitor()).visit(),
        customerId,
        isGiven,
        kind: 'announcement',
        channel: 'web',
        contactType: contactTypes.email,
        address: '127.0.0.1',
        at: backend.clock.now(),
      });

    it('with the permission for such mails only', async () => {
      const customerId = await customer();
      const { id } = await sold(customerId);
      await ask(id);
      expect(backend.ports.sentMails).toEqual([]);
      await permit(customerId, true);
      await ask(id);
      expect(backend.ports.sentMails).toMatchObject([{ to: person.email, subject: 'Yeni araç alacak mısınız?' }]);
      const [, hashedId] = /arac-anketi\/([\w-]+)/.exec(backend.ports.sentMails[0]!.text)!;
      expect((await details(hashedId!)).isSuccess).toBe(true);
      await permit(customerId, false);
      await ask(id);
      expect(backend.ports.sentMails).toHaveLength(1);
    });
  });
});
