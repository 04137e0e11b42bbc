/** What the browser does with passkeys. Its library is loaded with the first ceremony. */
import type { InputOf, OutputOf } from '@emsal/api/calls/table';
import type { Client } from '@emsal/api/client';
import { failure, type Envelope } from '@emsal/api/envelope';
import type * as simpleWebAuthn from '@simplewebauthn/browser';
import { deviceName } from './device-name';
import { passkeyTexts } from './passkey.texts';

const texts = passkeyTexts.stopped;
type Library = typeof simpleWebAuthn;
let loaded: Promise<Library> | undefined;
const library = (): Promise<Library> => (loaded ??= import('@simplewebauthn/browser'));

export type Proof = InputOf<'POST selfservice/customeraccount/startPasskey'>['proof'];
export type PasskeyOptions = OutputOf<'POST selfservice/customeraccount/startPasskey'>;
type Options<Name extends 'startRegistration' | 'startAuthentication'> = Parameters<Library[Name]>[0]['optionsJSON'];

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether this device can keep one, behind its lock. */
export const canKeepPasskey = async (): Promise<boolean> =>
  hasPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);

/** Whether the browser offers passkeys in a field. */
export const canAutofill = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** @param proof the code, where the session is not new */
export const startPasskey = (client: Client, proof?: Proof): Promise<Envelope<PasskeyOptions>> =>
  client.command('POST selfservice/customeraccount/startPasskey', proof ? { proof } : {});

/** @returns `passkeyStopped` when the browser created none: the options are good for another try */
export async function createPasskey(client: Client, options: PasskeyOptions): Promise<Envelope<unknown>> {
  try {
    const { startRegistration } = await library();
    const optionsJSON = options as unknown as Options<'startRegistration'>;
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const credential = { id, rawId, type, response, clientExtensionResults: {} };
    const name = deviceName(navigator.userAgent);
    return await client.command('POST selfservice/customeraccount/addPasskey', { credential, name });
  } catch (error) {
    return failure('passkeyStopped', isNamed(error, 'InvalidStateError') ? texts.known : texts.notCreated);
  }
}

const notSignedIn = failure('passkeyStopped', texts.notSignedIn);

/** @param mediation `autofill` waits until the visitor chooses a passkey in a field */
export async function signInByPasskey(
  client: Client,
  mediation: 'autofill' | 'dialog',
): Promise<Envelope<{ customerId: string }>> {
  const started = await client.command('POST selfservice/customeraccount/startPasskeySignIn', {});
  // Nobody asked for it yet.
  if (!started.isSuccess) return mediation === 'autofill' ? notSignedIn : started;
  try {
    const { startAuthentication } = await library();
    const optionsJSON = started.result as unknown as Options<'startAuthentication'>;
    const useBrowserAutofill = mediation === 'autofill';
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const { userHandle = '' } = response;
    const credential = { id, rawId, type, response: { ...response, userHandle }, clientExtensionResults: {} };
    return await client.command('POST selfservice/customeraccount/signInByPasskey', { credential });
  } catch {
    return notSignedIn;
  }
}

/** Ends what `signInByPasskey` waits for. */
export const stopCeremony = async (): Promise<void> => (await loaded)?.WebAuthnAbortService.cancelCeremony();

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
