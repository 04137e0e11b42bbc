/** Works the puzzle out. The hashing is the browser's own and runs outside the main thread, so no worker and no inline code is needed. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from './solve-challenge';

type Puzzle = Extract<CaptchaChallenge, { kind: 'proofOfWork' }>['challenge'];

/** Milliseconds; a slow telephone needs about 3,000. */
const patience = 30_000;

/** @throws when no answer was found in time, or the page is not served securely */
export async function solveProofOfWork(puzzle: Puzzle): Promise<string> {
  const challenge = puzzle as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience });
  if (!solution) throw new Error('no solution in time');
  return JSON.stringify({ challenge, solution });
}
