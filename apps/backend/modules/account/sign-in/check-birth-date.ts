/** The birth date of whoever has no account yet: with the code it proves the person (decision 216). */
import type { ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { pastDate } from '@emsal/validation/dates/date';
import { optionalEmail } from '@emsal/validation/email/email';
import type { CallerContext } from '../../../http/context';
import { refuseInvalidFields } from '../../../http/refuse-invalid-fields';
import { Refusal, refusalsOf } from '../../../http/refusal';
import { guessBirthDate } from '../../visit-person/guess-birth-date';
import { provenSignIn } from './proven-sign-in';
import { changeSignIn, type SignIn } from './sign-in-store';

const refuse = refusalsOf(customerAccountOutcomes);
const guessOutcomes = {
  limit: 'birthDateLimit',
  silent: 'registerSilent',
  wrong: 'identityNotMatchBirthDate',
} as const;
type Query = ParsedOf<'POST selfservice/customeraccount/queryCustomer'>;

export async function checkBirthDate(query: Query, context: CallerContext): Promise<null | Refusal> {
  refuseInvalidFields(invalidFields(query, dayInTurkey(context.clock.now())));
  const signIn = await provenSignIn(query, context);
  if (signIn instanceof Refusal) return signIn;
  const refusal = await refusedByRegistry(signIn, query.birthDate, context);
  if (refusal) return refusal;
  const email = query.email || signIn.email;
  await changeSignIn(context.db, signIn.id, { birthDate: query.birthDate, email });
  return null;
}

async function refusedByRegistry(
  { identityNo, phoneNumber }: SignIn,
  birthday: string,
  context: CallerContext,
): Promise<Refusal | null> {
  const answer = await guessBirthDate({ identityNo, birthday, phoneNumber }, context);
  if (answer.kind !== 'right') return refuse(guessOutcomes[answer.kind]);
  if (answer.person.isPhoneLimitReached) return refuse('phoneMaximumUse');
  return answer.person.phoneMatches === false ? refuse('identityNotMatchPhone') : null;
}

function invalidFields({ birthDate, email = '' }: Query, today: string): Record<string, string> {
  const day = pastDate(birthDate, today, 'Doğum tarihinin');
  const mail = optionalEmail(email);
  return { ...(!day.ok && { birthDate: day.message }), ...(!mail.ok && { email: mail.message }) };
}
