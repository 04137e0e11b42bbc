/** Fixture: browsers whose customers add passkeys and sign in by them. */
import { signedIn } from '../../account/testing/signed-in';
import { signInRuns, type SignInRuns } from '../../account/testing/sign-in-runs';
import { accountPrivacyModule } from '../../account-privacy/account-privacy';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { accountPasskeyModule } from '../account-passkey';
import { softAuthenticator, type SoftAuthenticator } from './soft-authenticator';

const base = 'POST selfservice/customeraccount';
type Body = TestReply['body'];
type Signing = Parameters<SoftAuthenticator['get']>[1];

export interface PasskeyRuns extends SignInRuns {
  options(browser: TestVisitor): Promise<unknown>;
  add(browser: TestVisitor, device: SoftAuthenticator, name?: string): Promise<Body>;
  /** In a new browser: somebody who signed in just now, with a passkey. */
  withPasskey(): Promise<{ browser: TestVisitor; device: SoftAuthenticator; passkeyId: string; customerId: string }>;
  signInOptions(browser: TestVisitor): Promise<unknown>;
  signInBy(browser: TestVisitor, device: SoftAuthenticator, change?: Signing): Promise<Body>;
  passkeys(browser: TestVisitor): Promise<unknown[]>;
  isSignedIn(browser: TestVisitor): Promise<boolean>;
}

/** Call it at the top level of a spec. */
export function passkeyRuns(): PasskeyRuns {
  const given = signInRuns([accountPrivacyModule, accountPasskeyModule]) as PasskeyRuns;
  const result = async (reply: Promise<TestReply>) => (await reply).body.result;
  return Object.assign(given, {
    options: (browser: TestVisitor) => result(browser.call(`${base}/startPasskey`, {})),
    add: async (browser: TestVisitor, device: SoftAuthenticator, name = 'Telefon') => {
      const credential = device.create(await given.options(browser));
      return (await browser.call(`${base}/addPasskey`, { credential, name })).body;
    },
    withPasskey: async () => {
      const browser = await given.backend.visitor();
      const { customerId } = await signedIn(given.backend, browser);
      const device = softAuthenticator();
      const added = await given.add(browser, device);
      return { browser, device, customerId, passkeyId: (added.result as { passkeyId: string }).passkeyId };
    },
    signInOptions: (browser: TestVisitor) => result(browser.call(`${base}/startPasskeySignIn`, {})),
    signInBy: async (browser: TestVisitor, device: SoftAuthenticator, change?: Signing) => {
      const credential = device.get(await given.signInOptions(browser), change);
      return (await browser.call(`${base}/signInByPasskey`, { credential })).body;
    },
    passkeys: async (browser: TestVisitor) =>
      (await browser.call('GET selfservice/customeraccount/getPasskeyList', {})).list,
    isSignedIn: async (browser: TestVisitor) =>
      (await result(browser.call('GET selfservice/customeraccount/getSession', {}))) !== null,
  });
}
