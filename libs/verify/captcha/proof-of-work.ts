/**
 * Solves the proof of work. Hashing uses Web Crypto off the main thread, so neither a worker nor inline code is needed.
 */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from './captcha-challenge';

type Puzzle = Extract<CaptchaChallenge, { kind: 'proofOfWork' }>['challenge'];

/** Milliseconds. */
const timeoutMs = 30_000;

/** @throws when no solution was found in time, or the page is not served securely */
export async function solveProofOfWork(puzzle: Puzzle): Promise<string> {
  const challenge = puzzle as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution) throw new Error('no solution in time');
  return JSON.stringify({ challenge, solution });
}
