import { sampleHealthAnswers } from '@emsal/api/calls/complement-health/steps';
import type { OutputOf } from '@emsal/api/calls/table';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { samplePerson } from '../../testing/scripted-ports';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestReply, TestVisitor } from '../../testing/test-visitor';
import { consentModule } from '../consent/consent';
import { draftModule } from '../draft/draft';
import { complementHealthModule } from './complement-health';

const base = 'quoterequestapi/ComplementHealth' as const;
const spouse = { relation: 'spouse', identityNo: '20000000046', birthDate: '1986-05-02' };
const child = { relation: 'child', identityNo: '20000000800', birthDate: addYears(samplesToday, -9) };

describe('the steps of complementary health', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => void (backend = await testApp([complementHealthModule, consentModule, draftModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit('COMPLEMENTHEALTH', 31);
  });
  afterAll(() => backend.close());

  type State = OutputOf<`GET ${typeof base}/GetCustomerInfoDetail/{visitId}`>;
  const resultOf = <T>({ body }: TestReply) => body.result as T;
  const stored = async () =>
    resultOf<{ answers: object }>(await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).answers;
  const state = async () =>
    resultOf<State>(await visitor.call(`GET ${base}/GetCustomerInfoDetail/{visitId}`, { visitId }));
  const asFamily = () => visitor.call(`POST ${base}/SaveInsuranceType`, { visitId, personsInsured: 'family' });

  it('F542 each step is stored among the answers of the visit', async () => {
    await asFamily();
    await visitor.call(`POST ${base}/SocialAssurance`, { visitId, socialAssurance: false });
    await visitor.call(`POST ${base}/SaveProductType`, { visitId, network: 'wide', outpatient: '8', maternity: true });
    await visitor.call(`POST ${base}/SaveComplementHealtInfo`, { visitId, currentHealthPolicy: '0' });
    expect(await stored()).toMatchObject({
      personsInsured: 'family',
      socialAssurance: '0',
      network: 'wide',
      outpatient: '8',
      maternity: true,
      currentHealthPolicy: '0',
    });
  });

  it('F542 the health declaration is stored only while the explicit consent is in effect', async () => {
    const declare = () => visitor.call(`POST ${base}/SetAdditionalQuestion`, { visitId, ...sampleHealthAnswers });
    const consent = (isGiven: boolean) =>
      visitor.call('POST quoterequestapi/sharedstep/savehealthconsent', { visitId, isGiven, textVersion: 'v' });
    expect((await declare()).body).toMatchObject({ isSuccess: false, messageCode: 'consentMissing' });
    expect(await stored()).not.toHaveProperty('height');
    await consent(true);
    expect((await declare()).body).toMatchObject({ isSuccess: true });
    expect(await stored()).toMatchObject(sampleHealthAnswers);
    await consent(false);
    expect((await declare()).body).toMatchObject({ messageCode: 'consentMissing' });
  });

  it('F262 F540 the state names who is insured and how far the declaration is, without an answer about health', async () => {
    expect(await state()).toEqual({
      form: { personsInsured: '', socialAssurance: '' },
      healthProcessInformation: { isConsentGiven: false, isDeclared: false },
      customerInfoDetail: [],
      personsInsuredLength: 0,
    });
  });

  it('F263 F264 F543 people have an order and are removed by it', async () => {
    await asFamily();
    const saved = await visitor.call('POST quoterequestapi/healthStep/SaveCustomerInfoDetail', {
      visitId,
      customerInfoDetail: [spouse, child],
    });
    expect(resultOf(saved)).toMatchObject({
      personsInsuredLength: 2,
      customerInfoDetail: [
        { customerOrder: 1, relation: 'spouse' },
        { customerOrder: 2, relation: 'child' },
      ],
    });
    expect(saved.text).not.toContain(spouse.identityNo);
    const left = await visitor.call(`POST ${base}/DeleteChildCustomerInfoDetail`, { visitId, customerOrder: 1 });
    expect(resultOf<State>(left).customerInfoDetail).toMatchObject([{ customerOrder: 1, relation: 'child' }]);
    expect(await stored()).toMatchObject({ customerInfoDetail: [child] });
  });

  it('F541 a person is added at the end, or changed by order', async () => {
    await asFamily();
    const save = (order: object, person: object) =>
      visitor.call(`POST ${base}/SaveCustomerInfoDetailItem`, { visitId, ...order, ...person } as never);
    await save({}, spouse);
    await save({}, child);
    await save({ customerOrder: 1 }, { ...spouse, birthDate: '1987-05-02' });
    expect(await stored()).toMatchObject({ customerInfoDetail: [{ birthDate: '1987-05-02' }, child] });
  });

  it('F451 a person that the form refuses is refused with a message at the input', async () => {
    await asFamily();
    const reply = await visitor.send({
      method: 'POST',
      url: '/api/quoterequestapi/healthStep/SaveCustomerInfoDetail',
      payload: {
        visitId,
        customerInfoDetail: [spouse, { ...child, birthDate: addYears(samplesToday, -40) }],
      },
    });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['customerInfoDetail.1.birthDate']]);
  });

  it('F540 an identity number is opened by the visitor for whom it was sealed only', async () => {
    await asFamily();
    await visitor.call('POST quoterequestapi/healthStep/SaveCustomerInfoDetail', {
      visitId,
      customerInfoDetail: [spouse],
    });
    const { encryptedIdentityNumber } = (await state()).customerInfoDetail[0]!;
    const open = async (who: TestVisitor) =>
      (await who.call(`GET ${base}/GetCustomerIdentity/{encryptedIdentityNumber}`, { encryptedIdentityNumber })).list;
    expect(await open(visitor)).toEqual([{ identityNumber: spouse.identityNo }]);
    expect(await open(await backend.visitor())).toEqual([]);
  });

  it('F541 another insured person’s birth date is checked, the name comes masked, nothing is stored', async () => {
    const { identityNo, birthDate: birthday } = spouse;
    const query = (birthDateMatches: boolean) => {
      backend.ports.persons.set(identityNo, { state: 'found', value: { ...samplePerson, birthDateMatches } });
      return visitor.call(`POST ${base}/QueryCustomerInfo`, { visitId, identityNo, birthday });
    };
    expect(resultOf(await query(true))).toMatchObject({ isMasked: true });
    expect((await query(false)).body).toMatchObject({ messageCode: 'identityNotMatchBirthDate' });
    expect(await stored()).toEqual({});
  });

  it('the visit of a line without a group of people is refused', async () => {
    const other = await visitor.visit('TRAFFIC');
    const reply = await visitor.send({
      method: 'GET',
      url: `/api/${base}/GetCustomerInfoDetail/${other}`,
    });
    expect(reply.status).toBe(400);
  });
});
