/** Asks the register about a birth date: five wrong ones of an identity a day, over all browsers and forms. */
import type { CallerContext } from '../../http/context';
import type { RegistryPerson } from '../../ports/ports';
import { releaseGuess, reserveGuess } from './wrong-birth-dates';

interface Guess {
  identityNo: string;
  birthday: string;
  phoneNumber: string;
}
/** `limit`: too many were wrong today. `silent`: a register that does not answer proves nothing. */
export type GuessAnswer = { kind: 'limit' | 'silent' | 'wrong' } | { kind: 'right'; person: RegistryPerson };

export async function guessBirthDate(
  guess: Guess,
  context: Pick<CallerContext, 'db' | 'clock' | 'config' | 'ports'>,
): Promise<GuessAnswer> {
  const reserved = await reserveGuess(context, guess.identityNo);
  if (reserved === null) return { kind: 'limit' };
  const answer = await context.ports.registries.person(guess);
  if (answer.state === 'found' && answer.value.birthDateMatches !== true) return { kind: 'wrong' };
  if (answer.state === 'unknown') return { kind: 'wrong' };
  await releaseGuess(context, reserved);
  return answer.state === 'found' ? { kind: 'right', person: answer.value } : { kind: 'silent' };
}
