/** Passkeys of the account, and signing in with one (decision 347). Options and credentials have WebAuthn's JSON form. */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { oneTimeCode } from '../shared-step/one-time-code';
import { instant, randomId, sampleId } from '../shapes';
import { customerId, phoneEncrypter } from './shapes';

const base64url = z.string().regex(/^[\w-]+$/);
const credentialId = base64url.max(1400);
const bytes = base64url.max(16_000);
const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string().max(64), z.unknown()),
});
const created = credential.extend({ response: z.object({ clientDataJSON: bytes, attestationObject: bytes }) });
const asserted = credential.extend({
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes }),
});
const options = z.record(z.string(), z.unknown());
const name = z.string().trim().min(1).max(60);
const ofPasskey = z.object({ passkeyId: randomId });

/** A new key from an open session alone would outlive it: an older session needs a code. */
const proof = z.object({ phoneEncrypter, code: oneTimeCode });

const sampleCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const, clientExtensionResults: {} };
const sampleBytes = 'AAAA';

export const passkeyCalls = {
  'GET selfservice/customeraccount/getPasskeyList': lookup({
    who: 'customer',
    summary: 'Extension: the customer’s passkeys, the oldest first.',
    input: z.object({}),
    output: z.array(
      z.object({ passkeyId: randomId, name, addedAt: instant, lastUsedAt: instant.nullable().describe('to sign in') }),
    ),
    sample: {},
  }),
  'POST selfservice/customeraccount/offerPasskey': command({
    who: 'customer',
    summary: 'Extension: whether this browser shall offer a passkey; true once, then a cookie remembers it.',
    input: z.object({}),
    output: z.object({ isOffered: z.boolean() }),
    sample: {},
  }),
  'POST selfservice/customeraccount/startPasskey': command({
    who: 'customer',
    summary:
      'Extension: the options with which a browser creates a passkey. An older session is refused with passkeyCodeNeeded; the code is that of sendAccountCode.',
    input: z.object({ proof: proof.optional() }),
    output: options.describe('PublicKeyCredentialCreationOptionsJSON'),
    sample: {},
    weight: 3,
  }),
  'POST selfservice/customeraccount/addPasskey': command({
    who: 'customer',
    summary: 'Extension: stores the passkey that a browser created with the options of startPasskey.',
    input: z.object({ credential: created, name }),
    output: ofPasskey,
    sample: {
      credential: {
        ...sampleCredential,
        response: { clientDataJSON: sampleBytes, attestationObject: sampleBytes },
      },
      name: 'Telefon',
    },
    weight: 5,
  }),
  'POST selfservice/customeraccount/renamePasskey': command({
    who: 'customer',
    summary: 'Extension: another name for a passkey.',
    input: ofPasskey.extend({ name }),
    output: z.null(),
    sample: { passkeyId: sampleId, name: 'Telefon' },
    weight: 2,
  }),
  'POST selfservice/customeraccount/removePasskey': command({
    who: 'customer',
    summary: 'Extension: the passkey opens the account no more, and other sessions that it opened end.',
    input: ofPasskey,
    output: z.null(),
    sample: { passkeyId: sampleId },
    weight: 3,
  }),
  'POST selfservice/customeraccount/startPasskeySignIn': command({
    who: 'visitor',
    summary: 'Extension: the options with which a browser signs in; they name no account and no passkey.',
    input: z.object({}),
    output: options.describe('PublicKeyCredentialRequestOptionsJSON'),
    sample: {},
    weight: 2,
  }),
  'POST selfservice/customeraccount/signInByPasskey': command({
    who: 'visitor',
    summary:
      'Extension: opens the session that a code would open. Every passkey that does not, unknown or removed, gets the same refusal.',
    input: z.object({ credential: asserted }),
    output: z.object({ customerId }),
    sample: {
      credential: {
        ...sampleCredential,
        response: {
          clientDataJSON: sampleBytes,
          authenticatorData: sampleBytes,
          signature: sampleBytes,
          userHandle: sampleBytes,
        },
      },
    },
    weight: 5,
  }),
};
