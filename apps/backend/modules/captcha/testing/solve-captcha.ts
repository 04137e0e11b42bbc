import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestVisitor } from '../../../testing/test-visitor';

/** A solved proof of work of this visitor, as a call sends it. */
export async function solveCaptcha(visitor: TestVisitor): Promise<string> {
  const { body } = await visitor.call('POST captcha/challenge', {});
  const { challenge } = body.result as { challenge: Challenge };
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
