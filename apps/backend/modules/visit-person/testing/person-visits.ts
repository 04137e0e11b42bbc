/** Fixture: per test a new visit, with an identity number and a telephone that no other test uses. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { verifyVisit } from '../../../testing/verify-visit';
import { newIdentityNo, newPhoneNumber } from '../../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { captchaModule } from '../../captcha/captcha';
import { otpModule } from '../../otp/otp';
import { visitPersonModule } from '../visit-person';

type Ask =
  | 'searchcustomerinfo'
  | 'querycustomerinfo'
  | 'queryandsearchcustomerinfo'
  | 'savecustomerinfo'
  | 'saveCustomerJob'
  | 'SaveEmail';

export interface PersonVisit {
  backend: TestApp;
  visitor: TestVisitor;
  visitId: VisitId;
  identityNo: string;
  phoneNumber: string;
  post(name: Ask, rest?: object): Promise<TestReply>;
  get(name: 'getCustomerJob' | 'getUserLastMail' | 'GetUserInformation'): Promise<unknown>;
  /** Stores person and telephone of the visit. */
  store(rest?: object): Promise<TestReply>;
  /** Stores them and enters the correct one-time code. */
  verify(): Promise<void>;
}

/** The person as answered after verification. */
export const shown = {
  isMasked: false,
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  companyName: '',
  cityCode: '34',
  districtCode: '3401',
  hasBirthDate: true,
  hasEmail: false,
};
/** The person as answered before verification. */
export const masked = { ...shown, isMasked: true, firstName: 'A***', lastName: 'Y***', cityCode: '', districtCode: '' };

/** Call it at the top level of a spec; the fields belong to the running test. */
export function personVisits(): PersonVisit {
  const given = callsOf({} as PersonVisit);
  beforeAll(
    async () =>
      void (given.backend = await testApp([visitPersonModule, otpModule, captchaModule], {
        env: { IDENTITIES_PER_NETWORK: '100' },
      })),
  );
  beforeEach(async () => {
    given.visitor = await given.backend.visitor();
    given.visitId = await given.visitor.visit();
    [given.identityNo, given.phoneNumber] = [newIdentityNo(), newPhoneNumber()];
    given.backend.ports.persons.clear();
  });
  afterAll(() => given.backend.close());
  return given;
}

const callsOf = (given: PersonVisit): PersonVisit =>
  Object.assign(given, {
    post: (name: Ask, rest: object = {}) =>
      given.visitor.call(`POST quoterequestapi/sharedstep/${name}`, { visitId: given.visitId, ...rest } as never),
    get: async (name: Parameters<PersonVisit['get']>[0]) =>
      (await given.visitor.call(`GET quoterequestapi/sharedstep/${name}/{visitId}`, { visitId: given.visitId })).body
        .result,
    store: (rest: object = {}) =>
      given.post('savecustomerinfo', { identityNo: given.identityNo, phoneNumber: given.phoneNumber, ...rest }),
    verify: async () => {
      await given.store();
      await verifyVisit({ visitor: given.visitor, visitId: given.visitId, ports: given.backend.ports });
    },
  });
