/** The options with which a browser creates a passkey. */
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { nameCase } from '@emsal/platform/formats/names';
import { secondsAfter } from '../../clock/clock';
import { boundTelephones } from '../../customers/customer-store';
import { passkeysOf, type PasskeyRow } from '../../customers/passkey-store';
import { maskedPhone } from '../../formats/masked-phone';
import type { CustomerContext } from '../../http/context';
import { Refusal, refusalsOf } from '../../http/refusal';
import { findProfile } from '../account/information/profile-store';
import { currentSessionRow } from '../account/this-session';
import { withAccountCode } from '../account-privacy/account-code';
import { challengeSeconds, newChallenge } from './challenges';
import { algorithms, siteOf, userHandle } from './relying-party';

const refuse = refusalsOf(customerAccountOutcomes);
const mostPasskeys = 10;
/** A session this young was just proven. */
const freshSeconds = 900;

type Options = OutputOf<'POST selfservice/customeraccount/startPasskey'>;

export async function startPasskey(
  { proof }: ParsedOf<'POST selfservice/customeraccount/startPasskey'>,
  context: CustomerContext,
): Promise<Options | Refusal> {
  const known = await passkeysOf(context.db, context.customerId);
  if (known.length >= mostPasskeys) return refuse('passkeyLimit');
  if (proof) {
    const proven = await withAccountCode({ ...proof, purpose: 'passkey' }, context, async () => null);
    if (proven instanceof Refusal) return proven;
  } else if (!(await isFresh(context))) return refuse('passkeyCodeNeeded');
  return optionsFor(known, context);
}

async function isFresh(context: CustomerContext): Promise<boolean> {
  const { issuedAt } = await currentSessionRow(context);
  return issuedAt > secondsAfter(context.clock.now(), -freshSeconds);
}

async function optionsFor(known: readonly PasskeyRow[], context: CustomerContext): Promise<Options> {
  const { name: rpName, id: rpID } = siteOf(context.config);
  const userName = await nameFor(context);
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName,
    userDisplayName: userName,
    userID: Uint8Array.from(Buffer.from(userHandle(context.customerId), 'base64url')),
    challenge: Uint8Array.from(Buffer.from(await newChallenge('add', context), 'base64url')),
    timeout: challengeSeconds * 1000,
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return { ...options };
}

/** Under which the device lists it: no number. */
async function nameFor({ db, customerId }: CustomerContext): Promise<string> {
  const { firstName = '', lastName = '', companyName = '' } = (await findProfile(db, customerId)) ?? {};
  const name = nameCase(companyName || `${firstName} ${lastName}`.trim());
  return name || maskedPhone((await boundTelephones(db, customerId))[0]?.telephone ?? '');
}
