/** Before each test a visit, and a person and a telephone that nobody has asked about. */
import { proveVisit } from '../../../testing/prove-visit';
import { newIdentityNo, newPhoneNumber } from '../../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { captchaModule } from '../../captcha/captcha';
import { otpModule } from '../../otp/otp';
import { customerModule } from '../customer';

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
  visitId: string;
  identityNo: string;
  phoneNumber: string;
  post(name: Ask, rest?: object): Promise<TestReply>;
  get(name: 'getCustomerJob' | 'getUserLastMail' | 'GetUserInformation'): Promise<unknown>;
  /** Gives the visit its person and telephone. */
  store(rest?: object): Promise<TestReply>;
  /** The same, and the right one-time code after it. */
  verify(): Promise<void>;
}

/** What the visit is told of its person once the code was right. */
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
/** And before. */
export const masked = { ...shown, isMasked: true, firstName: 'A***', lastName: 'Y***', cityCode: '', districtCode: '' };

/** To be called where the tests of a file are declared; the fields are of the test that runs. */
export function personVisits(): PersonVisit {
  const given = callsOf({} as PersonVisit);
  beforeAll(async () => void (given.backend = await testApp([customerModule, otpModule, captchaModule])));
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
      await proveVisit({ visitor: given.visitor, visitId: given.visitId, ports: given.backend.ports });
    },
  });
