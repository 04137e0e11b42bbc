import { verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server';
import type { ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { addPasskey } from '../../customers/passkey-store';
import { randomId } from '../../db/random-id';
import type { CustomerContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { currentSessionRow } from '../account/this-session';
import { challengeIn, takeChallenge } from './challenges';
import { rememberOffered } from './offer-passkey';
import { notifyOfPasskey } from './passkey-notice';
import { algorithms, siteOf } from './relying-party';

const refuse = refusalsOf(customerAccountOutcomes);
type Added = ParsedOf<'POST selfservice/customeraccount/addPasskey'>;

export async function storePasskey(
  { credential, name }: Added,
  context: CustomerContext,
): Promise<{ passkeyId: string } | Refusal> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!(await takeChallenge(challenge, 'add', context))) return refuse('passkeyOver');
  const created = await verified(credential, challenge, context);
  if (!created) return refuse('passkeyNotAdded');
  const { db, customerId, clock, jobs } = context;
  const { loginId } = await currentSessionRow(context);
  const { id: credentialId, counter } = created;
  const addedAt = clock.now();
  const row = { id: randomId(), loginId, customerId, credentialId, counter, name, addedAt, lastUsedAt: null };
  const isAdded = await db.transaction(async (tx) => {
    if (!(await addPasskey(tx, { ...row, publicKey: Buffer.from(created.publicKey) }))) return false;
    await notifyOfPasskey(jobs, { id: row.id, customerId, event: 'added' }, tx);
    return true;
  });
  if (!isAdded) return refuse('passkeyNotAdded');
  rememberOffered(context);
  return { passkeyId: row.id };
}

/** Undefined for whatever the browser of this site could not have created. */
async function verified(
  credential: Added['credential'],
  expectedChallenge: string,
  { config, log }: CustomerContext,
): Promise<WebAuthnCredential | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = siteOf(config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch (error) {
    log.warn({ err: error }, 'passkey: a created one was refused');
    return undefined;
  }
}
