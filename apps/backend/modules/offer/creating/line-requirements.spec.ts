import { samplesToday } from '@emsal/lines/kit/samples/sample';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { form as greenCard } from '@emsal/lines/vehicle/green-card/form';
import { form as imm } from '@emsal/lines/vehicle/imm/form';
import { form as shortTraffic } from '@emsal/lines/vehicle/short-traffic/form';
import sharp from 'sharp';
import type { CurrentPolicy, RegistryVehicle } from '../../../ports/ports';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { uploadModule } from '../../upload/upload';
import { offerModule } from '../offer';
import { manualDeadline } from '../testing/manual-deadline';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';

const policy: CurrentPolicy = {
  companyCode: '12',
  policyNo: '30040050',
  agentNo: '100200',
  renewNo: '0',
  startDate: '2025-12-14',
  expiryDate: '2026-12-05',
};

describe('the requirements of a line before quotes are requested', () => {
  let stubs: InsurerStubs;
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => {
    stubs = await openInsurerStubs();
    backend = await testApp([offerModule(manualDeadline().options), uploadModule], {
      startsJobs: true,
      env: { SANDBOX_URL: stubs.url },
    });
  });
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(async () => {
    await backend.close();
    await stubs.close();
  });

  const insured = (currentPolicy: CurrentPolicy | null) =>
    backend.ports.vehicles.set('34ABC12', {
      state: 'found',
      value: { licensePlateNo: '34ABC12', currentPolicy } as RegistryVehicle,
    });
  async function filledIn(line: Line): Promise<void> {
    visitId = await visitor.visit(line.id, line.facts.branchId);
    const answers = samplesOf(line.id, samplesToday)[0]!.answers as Record<string, string | boolean>;
    await visitor.call('POST quoterequestapi/draft/save', {
      visitId,
      step: 'temel-bilgiler',
      answers,
      completed: false,
    });
  }
  const createOffer = (): Promise<TestReply> => visitor.call('POST quoterequestapi/offer/createoffer', { visitId });

  it('F448 IMM is refused without a running traffic policy and accepted on its last day', async () => {
    await filledIn(imm);
    for (const missing of [null, { ...policy, expiryDate: '2026-11-20' }]) {
      insured(missing);
      expect((await createOffer()).body).toMatchObject({ isSuccess: false, messageCode: 'trafficPolicyMissing' });
    }
    insured({ ...policy, startDate: '2026-11-22', expiryDate: '2027-11-22' });
    expect((await createOffer()).body).toMatchObject({ messageCode: 'trafficPolicyNotYet' });
    insured({ ...policy, expiryDate: '2026-11-21' });
    expect((await createOffer()).body.isSuccess).toBe(true);
  });

  it('IMM continues while the policy registry is unavailable', async () => {
    await filledIn(imm);
    backend.ports.vehicles.set('34ABC12', { state: 'unavailable' });
    expect((await createOffer()).body.isSuccess).toBe(true);
  });

  it('validates the journey of a green card again, whatever the draft says', async () => {
    await filledIn(greenCard);
    insured({ ...policy, expiryDate: '2026-12-04' });
    expect((await createOffer()).body).toMatchObject({ isSuccess: false, messageCode: 'trafficPolicyEndsEarly' });
    insured(policy);
    expect((await createOffer()).body.isSuccess).toBe(true);
  });

  it('SHORTTRAFFIC needs a certificate uploaded in this visit, whatever id the draft names', async () => {
    await filledIn(shortTraffic);
    expect((await createOffer()).body).toMatchObject({ isSuccess: false, messageCode: 'certificateMissing' });
    await visitor.send({
      method: 'POST',
      url: `/api/quoterequestapi/upload/${visitId}/authorityCertificate`,
      payload: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
      headers: { 'content-type': 'image/png' },
    });
    expect((await createOffer()).body.isSuccess).toBe(true);
  });
});
