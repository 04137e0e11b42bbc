/** Fixture: browsers that prove a person for service pages. */
import type { Contact } from '../../../customers/owner';
import type { BackendModule } from '../../../http/module';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { sentCode } from '../../../testing/verify-visit';
import { signInRuns } from '../../account/testing/sign-in-runs';
import { serviceProofModule } from '../service-proof';

type Body = TestReply['body'];

/** Opens the service pages of a browser for this person. */
export async function proveForService(browser: TestVisitor, by: Contact, ports: Parameters<typeof sentCode>[0]) {
  await browser.call('POST selfservice/formData/SendOtp', by);
  const code = sentCode(ports, by.phoneNumber);
  const { body } = await browser.call('POST selfservice/formData/otpValidate', { code });
  if (!body.isSuccess) throw new Error(body.messageCode);
}

/** Call it at the top level of a spec. @param more modules to serve */
export function serviceProofs(more: readonly BackendModule[] = []) {
  const runs = signInRuns([serviceProofModule, ...more]);
  return {
    runs,
    send: async (browser: TestVisitor, by: Partial<Contact> = {}): Promise<Body> =>
      (await browser.call('POST selfservice/formData/SendOtp', by)).body,
    enter: async (browser: TestVisitor, code: string): Promise<Body> =>
      (await browser.call('POST selfservice/formData/otpValidate', { code })).body,
    status: async (browser: TestVisitor) =>
      (await browser.call('POST selfservice/formData/getOtpVerificationStatus', {})).body.result as Record<
        string,
        unknown
      >,
    prove: (browser: TestVisitor, by: Contact) => proveForService(browser, by, runs.backend.ports),
  };
}
