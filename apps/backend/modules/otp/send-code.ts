/** Sends one-time codes of every purpose under common limits (decision 034). */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { oneTimeCodeDigits } from '@emsal/validation/generic/one-time-code-digits';
import { randomInt } from 'node:crypto';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { secondsAfter } from '../../clock/clock';
import type { Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import { sendServiceSms } from '../notification/send-message';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';
import { lockKey } from '../visit-person/visit-person-store';
import { oneTimeCodeLimits } from '@emsal/api/one-time-code-limits';
import { codeHash, type MadeCode } from './code-hash';
import { codeSms } from './code-sms.texts';
import { sendingLimits } from './sending-limits';
import { addCode, countSent, newestCode, lastSentAt, markFailed, type CodeAddressee } from './otp-store';

export interface CodeRequest extends CodeAddressee {
  /** Id of the code where it is looked up by id; otherwise its addressee finds it. */
  id?: string;
  visitId: VisitId | null;
  /** Ten digits; null for a code that is stored but not sent. */
  phoneNumber: string | null;
}
export interface CodeState {
  expiresInSeconds: number;
  resendInSeconds: number;
  triesLeft: number;
}

/** The state of a code that has just been sent. */
export const freshCode: CodeState = {
  expiresInSeconds: oneTimeCodeLimits.validSeconds,
  resendInSeconds: oneTimeCodeLimits.resendSeconds,
  triesLeft: oneTimeCodeLimits.tries,
};

const refuse = refusalsOf(sharedStepOutcomes);
const hour = 3600;

/** Sends a new code, which invalidates the one before. */
export async function sendCode(services: Services, request: CodeRequest): Promise<CodeState | Refusal> {
  const { db, clock, config } = services;
  const made = { id: request.id ?? randomId(), code: newCode() };
  const refusal = await storeCode(services, request, made);
  if (refusal) return refusal;
  if (request.phoneNumber === null) return freshCode;
  const text = codeSms(made.code, config.siteUrl);
  const delivery = await sendServiceSms(services, { to: request.phoneNumber, text, dedupeKey: `code-${made.id}` });
  if (delivery === 'sent') return freshCode;
  await markFailed(db, made.id, clock.now());
  return refuse('smsFailed');
}

const newCode = (): string =>
  randomInt(10 ** oneTimeCodeDigits)
    .toString()
    .padStart(oneTimeCodeDigits, '0');

/** Counts and stores under a lock, so that concurrent requests are counted one after the other. */
async function storeCode(
  { db, clock, config }: Services,
  { phoneNumber: _, ...owner }: CodeRequest,
  { id, code }: MadeCode,
): Promise<Refusal | null> {
  const sentAt = clock.now();
  const expiresAt = secondsAfter(sentAt, oneTimeCodeLimits.validSeconds);
  const hash = codeHash(config.secretKey, { id, code });
  return db.transaction(async (tx) => {
    for (const key of [owner.telephoneHash, owner.identityHash].sort()) await lockKey(tx, key);
    const refusal = await refusedBy(tx, owner, sentAt);
    if (!refusal)
      await addCode(tx, { ...owner, id, codeHash: hash, sentAt, expiresAt, triesLeft: oneTimeCodeLimits.tries });
    return refusal;
  });
}

/** Of the addressee's newest code, for a page that is loaded again; null without one that was not used. */
export async function codeState({ db, clock }: Services, addressee: CodeAddressee): Promise<CodeState | null> {
  const row = await newestCode(db, addressee);
  if (!row || row.usedAt) return null;
  const secondsTo = (end: Date): number => Math.max(0, Math.ceil((end.getTime() - clock.now().getTime()) / 1000));
  return {
    expiresInSeconds: secondsTo(row.expiresAt),
    resendInSeconds: secondsTo(secondsAfter(row.sentAt, oneTimeCodeLimits.resendSeconds)),
    triesLeft: row.triesLeft,
  };
}

async function refusedBy(tx: Tx, owner: CodeAddressee, now: Date): Promise<Refusal | null> {
  const before = await lastSentAt(tx, owner);
  if (before && secondsAfter(before, oneTimeCodeLimits.resendSeconds) > now) return refuse('otpTooSoon');
  const isOver =
    (await countSent(tx, owner, secondsAfter(now, -hour))) >= sendingLimits.perHour ||
    (await countSent(tx, owner, secondsAfter(now, -24 * hour))) >= sendingLimits.perDay;
  return isOver ? refuse('otpCapReached') : null;
}
