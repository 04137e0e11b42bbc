/** The default captcha: a proof of work of about half a second that needs no third party. Signed, bound to one visitor, valid once and for five minutes. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { secondsAfter } from '../../clock/clock';
import type { CallerContext } from '../../http/context';
import { spendOnce } from './captcha-store';
import type { Captcha } from './captcha-kind';

/** PBKDF2 rounds per attempt and the range of attempts, which the browser makes in a worker. */
const cost = 2_000;
const tries = { least: 100, most: 200 };
const validSeconds = 300;

const secretsOf = ({ config }: CallerContext) => ({
  hmacSignatureSecret: `captcha:${config.secretKey}`,
  hmacKeySignatureSecret: `captcha-key:${config.secretKey}`,
});

async function challenge(context: CallerContext) {
  // altcha's own expiry uses the machine's clock; this one uses the service's clock and is covered by the signature.
  const until = secondsAfter(context.clock.now(), validSeconds).getTime();
  const data = { visitor: context.visitor!.id, until };
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(tries.most, tries.least),
    deriveKey,
    data,
    ...secretsOf(context),
  });
  return { kind: 'proofOfWork' as const, challenge: { parameters: { ...parameters, data }, signature: signature! } };
}

const solutionSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(cost),
      keyLength: z.int(),
      keyPrefix: z.string(),
      data: z.object({ visitor: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

function parseSolution(proof: string): z.infer<typeof solutionSchema> | null {
  try {
    return solutionSchema.safeParse(JSON.parse(proof)).data ?? null;
  } catch {
    return null;
  }
}

async function passes(proof: string, context: CallerContext): Promise<boolean> {
  const parsed = parseSolution(proof);
  if (!parsed) return false;
  const { visitor, until } = parsed.challenge.parameters.data;
  const now = context.clock.now();
  if (visitor !== context.visitor?.id || until <= now.getTime()) return false;
  const { verified } = await verifySolution({ ...parsed, deriveKey, ...secretsOf(context) });
  const { signature } = parsed.challenge;
  return verified && spendOnce(context.db, { signature, expiresAt: new Date(until), now });
}

export const proofOfWork: Captcha = { challenge, passes };
