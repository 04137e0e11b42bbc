/** The default captcha: a puzzle that costs the browser about half a second and nobody's data. Signed, for one visitor, good once and for minutes. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { secondsAfter } from '../../clock/clock';
import type { CallerContext } from '../../frame/context';
import { spendOnce } from './captcha-store';
import type { Captcha } from './captcha-kind';

/** PBKDF2 rounds of one try, and how many tries it takes: the browser does them outside its main thread. */
const cost = 2_000;
const tries = { least: 100, most: 200 };
const validSeconds = 300;

const secretsOf = ({ config }: CallerContext) => ({
  hmacSignatureSecret: `captcha:${config.secretKey}`,
  hmacKeySignatureSecret: `captcha-key:${config.secretKey}`,
});

async function challenge(context: CallerContext) {
  // altcha's own expiry goes by the machine's clock; ours goes by the service's, and the signature covers `data`.
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

const answer = z.object({
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

function read(proof: string): z.infer<typeof answer> | null {
  try {
    return answer.safeParse(JSON.parse(proof)).data ?? null;
  } catch {
    return null;
  }
}

async function passes(proof: string, context: CallerContext): Promise<boolean> {
  const given = read(proof);
  if (!given) return false;
  const { visitor, until } = given.challenge.parameters.data;
  const now = context.clock.now();
  if (visitor !== context.visitor?.id || until <= now.getTime()) return false;
  const { verified } = await verifySolution({ ...given, deriveKey, ...secretsOf(context) });
  return (
    verified &&
    spendOnce(context.db, {
      signature: given.challenge.signature,
      expiresAt: new Date(until),
      now: context.clock.now(),
    })
  );
}

export const proofOfWork: Captcha = { challenge, passes };
