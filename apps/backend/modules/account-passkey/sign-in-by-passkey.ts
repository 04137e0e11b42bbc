/** A session by a passkey. Nothing tells an unknown one from a removed or forged one. */
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { markLoginUsed } from '../../customers/login-store';
import { findPasskey, markPasskeyUsed, type PasskeyRow } from '../../customers/passkey-store';
import type { CallerContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { equalHashes } from '../../personal-data/keyed-hash';
import { findProfile } from '../account/information/profile-store';
import { enterAccount } from '../account/sign-in/enter-account';
import { endSignIns } from '../account/sign-in/sign-in-store';
import { startSession } from '../account/start-session';
import { challengeIn, challengeSeconds, newChallenge, takeChallenge } from './challenges';
import { rememberOffered } from './offer-passkey';
import { siteOf, userHandle } from './relying-party';

const refuse = refusalsOf(customerAccountOutcomes);
type Credential = ParsedOf<'POST selfservice/customeraccount/signInByPasskey'>['credential'];

export async function startPasskeySignIn(
  context: CallerContext,
): Promise<OutputOf<'POST selfservice/customeraccount/startPasskeySignIn'>> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context.config).id,
    challenge: Uint8Array.from(Buffer.from(await newChallenge('signIn', context), 'base64url')),
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
  });
  return { ...options };
}

export async function signInByPasskey(
  { credential }: { credential: Credential },
  context: CallerContext,
): Promise<OutputOf<'POST selfservice/customeraccount/signInByPasskey'> | Refusal> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!(await takeChallenge(challenge, 'signIn', context))) return refuse('passkeyOver');
  const passkey = await findPasskey(context.db, credential.id);
  const counter = passkey && (await counterOf(credential, { passkey, challenge }, context));
  if (counter === undefined) return refuse('passkeyRefused');
  const token = await openSession(passkey!, counter, context);
  if (token === null) return refuse('passkeyRefused');
  rememberOffered(context);
  const { customerId } = passkey!;
  const profile = (await findProfile(context.db, customerId))!;
  return { customerId: await enterAccount({ customerId, token, profile }, context) };
}

/** The signatures of the authenticator so far; undefined when this one is not the passkey's, or not newer than the last. */
async function counterOf(
  credential: Credential,
  { passkey, challenge: expectedChallenge }: { passkey: PasskeyRow; challenge: string },
  { config, log }: CallerContext,
): Promise<number | undefined> {
  const { credentialId: id, publicKey, counter } = passkey;
  const { id: expectedRPID, origin: expectedOrigin } = siteOf(config);
  if (!equalHashes(credential.response.userHandle, userHandle(passkey.customerId))) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: { id, publicKey: Uint8Array.from(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.warn({ err: error, passkeyId: passkey.id }, 'passkey: a signature was refused');
    return undefined;
  }
}

/** @returns its token; null when the passkey was removed or used meanwhile */
const openSession = (passkey: PasskeyRow, counter: number, { db, clock, visitor }: CallerContext) =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const { id: passkeyId, loginId, customerId } = passkey;
    if (!(await markPasskeyUsed(tx, passkey, { counter, lastUsedAt: at }))) return null;
    await markLoginUsed(tx, loginId, at);
    await endSignIns(tx, { visitorId: visitor!.id }, at);
    return startSession(tx, { loginId, customerId, visitorId: visitor!.id, passkeyId }, at);
  });
