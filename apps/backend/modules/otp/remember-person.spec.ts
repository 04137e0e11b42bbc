import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { parseKnownPerson } from '@emsal/platform/storage/known-person';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { verifyVisit } from '../../testing/verify-visit';
import { visitPersonModule } from '../visit-person/visit-person';
import { draftModule } from '../draft/draft';
import { otpModule } from './otp';

let backend: TestApp;
let visitor: TestVisitor;
let person: { identityNo: string; phoneNumber: string };
beforeAll(async () => void (backend = await testApp([otpModule, visitPersonModule, draftModule])));
afterAll(() => backend.close());

const answersOf = ({ identityNo, phoneNumber }: typeof person) => ({ titleDeedTcOrTaxNo: identityNo, phoneNumber });
const open = async (
  typed: Record<string, string>,
  { branchId, line } = { branchId: 37, line: 'DASK' as 'DASK' | 'HOME' },
) =>
  (await visitor.call('POST quoterequestapi/sharedstep/createfunnel', { branchId, line, typed })).body.result as string;
async function prove(visitId: string) {
  await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...person });
  await verifyVisit({ visitor, visitId, ports: backend.ports });
}
const known = () => parseKnownPerson(visitor.cookies.get(cookieTable.knownPerson.name));
const save = (visitId: string, answers: Record<string, string>) =>
  visitor.call('POST quoterequestapi/draft/save', { visitId, step: 'temel-bilgiler', answers, completed: false });

describe('the person whom a browser has proven', () => {
  beforeEach(async () => {
    backend.clock.advance(25 * 3600); // past the limits of codes that earlier tests used up
    visitor = await backend.visitor();
    person = { identityNo: newIdentityNo(), phoneNumber: newPhoneNumber() };
  });

  it('is known from the code on, masked, as long as new visits start with that person', async () => {
    const visitId = await open(answersOf(person));
    expect(known()).toBeNull();
    backend.clock.advance(600);
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...person });
    await visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId });
    const code = /kodunuz: (\d{6})/.exec(backend.ports.sentSms.at(-1)!.text)![1]!;
    const { headers } = await visitor.call('POST quoterequestapi/sharedstep/otpvalidate', { visitId, code });
    const cookie = [headers['set-cookie']].flat().find((line) => String(line).startsWith('known-person='));
    expect(cookie).toContain('Max-Age=6600');
    expect(cookie).not.toContain('HttpOnly');
    const { identityNo, phoneNumber } = person;
    expect(known()).toEqual({
      identity: `${identityNo.slice(0, 3)}******${identityNo.slice(-2)}`,
      phone: `0${phoneNumber.slice(0, 3)} *** ** ${phoneNumber.slice(-2)}`,
    });
  });

  it('goes on in another line without a word of theirs, and needs no second code', async () => {
    await prove(await open(answersOf(person)));
    const visitId = await open({}, { branchId: 23, line: 'HOME' });
    const { body } = await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId });
    expect(body.result).toMatchObject({
      answers: { tcNoOrTaxNo: person.identityNo, phoneNumber: person.phoneNumber },
    });
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...person });
    const required = await visitor.call('POST quoterequestapi/sharedstep/isotprequired', { visitId });
    expect([required.body.result, known()]).toEqual([{ isOtpRequired: false }, expect.anything()]);
  });

  it.each(['identityNo', 'phoneNumber'] as const)('is forgotten when a new visit has another %s', async (field) => {
    await prove(await open(answersOf(person)));
    const other = { ...person, [field]: field === 'identityNo' ? newIdentityNo() : newPhoneNumber() };
    await open(answersOf(other));
    expect(known()).toBeNull();
  });

  it('is forgotten when a step is corrected, not when another step is saved', async () => {
    const visitId = await open(answersOf(person));
    await prove(visitId);
    await save(visitId, { birthdayOwnerTitle: '1985-04-12' });
    await save(visitId, answersOf(person));
    expect(known()).not.toBeNull();
    await save(visitId, { titleDeedTcOrTaxNo: newIdentityNo() });
    expect(known()).toBeNull();
  });

  it('is not taken from an older visit than the one that the next starts with', async () => {
    const older = await open(answersOf(person));
    backend.clock.advance(1);
    await open(answersOf({ ...person, identityNo: newIdentityNo() }));
    await prove(older);
    expect(known()).toBeNull();
  });
});
