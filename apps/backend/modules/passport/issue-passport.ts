import type { OutputOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { secondsAfter } from '../../clock/clock';
import type { Config } from '../../config/config';
import type { VisitContext } from '../../http/context';
import { keyedHash } from '../../personal-data/keyed-hash';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { contactOf } from '../visit-person/contact';
import { lockKey } from '../visit-person/visit-person-store';
import { readVisit } from '../visit/visit-store';
import { newPassportCode, passportLetters } from './passport-code';
import { addPassport } from './passport-store';

/** A passport code is valid for a week and for five one-time codes; a visit has at most three. */
const passportRules = { validSeconds: 7 * 24 * 3600, tries: 5, perVisit: 3 } as const;

const refuse = refusalsOf(sharedStepOutcomes);

export const passportHash = ({ secretKey }: Pick<Config, 'secretKey'>, letters: string): string =>
  keyedHash(secretKey, 'passport', letters);

/** Requires a telephone, which receives the one-time code in the other browser. */
export async function issuePassport(
  context: Pick<VisitContext, 'db' | 'visit' | 'clock' | 'config'>,
): Promise<OutputOf<'POST quoterequestapi/passport/create'> | Refusal> {
  const { db, visit, clock, config } = context;
  const { identityNo, phoneNumber } = await contactOf(context);
  if (!identityNo || !phoneNumber) return refuse('phoneMissing');
  const code = newPassportCode();
  const createdAt = clock.now();
  const expiresAt = secondsAfter(createdAt, passportRules.validSeconds);
  const codeHash = passportHash(config, passportLetters(code)!);
  await db.transaction(async (tx) => {
    await lockKey(tx, `passport-${visit.id}`);
    const passport = { codeHash, visitId: visit.id, createdAt, expiresAt, triesLeft: passportRules.tries };
    await addPassport(tx, passport, passportRules.perVisit);
  });
  return { code, expiresAt: expiresAt.toISOString(), offerNo: (await readVisit(db, visit.id))?.offerNo ?? null };
}
