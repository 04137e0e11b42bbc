/** Fixture: browsers that sign in through the calls. */
import type { InputOf } from '@emsal/api/calls/table';
import type { BackendModule } from '../../../http/module';
import { newIdentityNo, newPhoneNumber } from '../../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { sentCode } from '../../../testing/verify-visit';
import { captchaModule } from '../../captcha/captcha';
import { otpModule } from '../../otp/otp';
import { accountModule } from '../account';
import type { Buyer } from './account-world';

type Start = InputOf<'POST selfservice/customeraccount/startSignIn'>;
type Body = TestReply['body'];
const accepted = { userAgreementVersion: 'sozlesme-1', privacyPolicyVersion: 'gizlilik-1' };

export interface SignInRuns {
  backend: TestApp;
  start(browser: TestVisitor, by: Buyer, more?: Partial<Start>): Promise<Body>;
  enter(browser: TestVisitor, code: string): Promise<Body>;
  codeTo(phoneNumber: string): string;
  status(browser: TestVisitor): Promise<Record<string, unknown>>;
  birthDate(browser: TestVisitor, birthDate?: string): Promise<Body>;
  logIn(browser: TestVisitor): Promise<Body>;
  /** Every step, as somebody new if need be. @returns the sealed customer */
  signIn(browser: TestVisitor, by: Buyer, more?: Partial<Start>): Promise<string>;
}

export const newBuyer = (): Buyer => ({ identityNo: newIdentityNo(), phoneNumber: newPhoneNumber() });

/** Call it at the top level of a spec. @param modules more of them, whose jobs then run */
export function signInRuns(modules: readonly BackendModule[] = []): SignInRuns {
  const given = callsOf({} as SignInRuns);
  const every = [otpModule, captchaModule, accountModule, ...modules];
  beforeAll(async () => void (given.backend = await testApp(every, { startsJobs: modules.length > 0 })));
  beforeEach(() => {
    given.backend.ports.persons.clear();
    given.backend.clock.advance(61);
  });
  afterAll(() => given.backend.close());
  return given;
}

const callsOf = (given: SignInRuns): SignInRuns =>
  Object.assign(given, {
    start: async (browser: TestVisitor, by: Buyer, more: Partial<Start> = {}) =>
      (await browser.call('POST selfservice/customeraccount/startSignIn', { ...by, ...accepted, ...more })).body,
    enter: async (browser: TestVisitor, code: string) =>
      (await browser.call('POST selfservice/customeraccount/otpvalidate', { code })).body,
    codeTo: (phoneNumber: string) => sentCode(given.backend.ports, phoneNumber),
    status: async (browser: TestVisitor) =>
      (await browser.call('POST selfservice/customeraccount/getOtpVerificationStatus', {})).body.result as Record<
        string,
        unknown
      >,
    birthDate: async (browser: TestVisitor, birthDate = '1985-04-12') =>
      (await browser.call('POST selfservice/customeraccount/queryCustomer', { birthDate })).body,
    logIn: async (browser: TestVisitor) => {
      const seance = String((await given.status(browser))['seance'] ?? '0'.repeat(32));
      return (await browser.call('POST selfservice/customeraccount/login', { seance })).body;
    },
    signIn: async (browser: TestVisitor, by: Buyer, more: Partial<Start> = {}) => {
      await given.start(browser, by, more);
      const { result } = await given.enter(browser, given.codeTo(by.phoneNumber));
      if ((result as { step: string }).step === 'birthDate') await given.birthDate(browser);
      const opened = await given.logIn(browser);
      if (!opened.isSuccess) throw new Error(opened.messageCode);
      return (opened.result as { customerId: string }).customerId;
    },
  });
