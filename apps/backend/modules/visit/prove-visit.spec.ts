/** Rows of a visit carry what its code proved: for this identity, and for no other that the visit named. */
import { proofOf } from '../../customers/owner';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import { verifyVisit } from '../../testing/verify-visit';
import { captchaModule } from '../captcha/captcha';
import { consentModule } from '../consent/consent';
import { visitPersonModule } from '../visit-person/visit-person';
import { otpModule } from '../otp/otp';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp([visitPersonModule, otpModule, captchaModule, consentModule])));
afterAll(() => backend.close());

const keysIn = async (table: string, column: string, visitId: string) =>
  (
    await backend.services.database.pool.query<{ identity: string | null; telephone: string | null }>(
      `SELECT identity_key AS identity, telephone_key AS telephone FROM ${table} WHERE ${column} = $1`,
      [visitId],
    )
  ).rows;

describe('the code of a visit', () => {
  it('gives the visit and its earlier consents what it proved, and a change of identity takes it from the visit only', async () => {
    const visitor = await backend.visitor();
    const visitId = await visitor.visit();
    const first = newIdentityNo();
    const second = newIdentityNo();
    const phoneNumber = newPhoneNumber();
    const consent = () =>
      visitor.call('POST quoterequestapi/sharedstep/setkvkkstatus', {
        visitId,
        textVersion: '2026-01',
        channel: 'web',
      });
    const name = (identityNo: string) =>
      visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, identityNo, phoneNumber });

    await consent();
    await name(first);
    await name(second);
    await verifyVisit({ visitor, visitId, ports: backend.ports });
    await consent();

    const proven = proofOf({ identityNo: second, phoneNumber });
    const keys = { identity: proven.identityKey, telephone: proven.telephoneKey };
    expect(await keysIn('visits', 'id', visitId)).toEqual([keys]);
    expect(await keysIn('consents', 'visit_id', visitId)).toEqual([
      { identity: proofOf({ identityNo: first, phoneNumber }).identityKey, telephone: null },
      keys,
    ]);
    await name(first);
    expect(await keysIn('visits', 'id', visitId)).toEqual([{ identity: null, telephone: null }]);
    expect((await keysIn('consents', 'visit_id', visitId))[1]).toEqual(keys);
  });
});
