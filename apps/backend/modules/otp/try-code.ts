/** Checks a typed one-time code; wrong ones are counted up to the limit of its row (decision 034). */
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { Tx } from '../../db/database';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';
import { equalHashes } from '../../personal-data/keyed-hash';
import { codeHash } from './code-hash';
import { countWrongTry, lockCode, spendCode, type CodeName, type CodeRow } from './otp-store';

const refuse = refusalsOf(sharedStepOutcomes);

/** Uses a correct code up in one transaction with what it allows. @returns the result of `open`, or why the code is not correct */
export async function tryCode<Opened>(
  { db, clock, config }: Services,
  { code, ...name }: CodeName & { code: string },
  open: (row: CodeRow, tx: Tx) => Promise<Opened>,
): Promise<Opened | Refusal> {
  return db.transaction(async (tx) => {
    const row = await lockCode(tx, name);
    if (!row || row.usedAt || row.expiresAt <= clock.now()) return refuse('otpExpired');
    if (row.triesLeft === 0) return refuse('otpExhausted');
    if (equalHashes(row.codeHash, codeHash(config.secretKey, { id: row.id, code }))) {
      await spendCode(tx, row.id, clock.now());
      return open(row, tx);
    }
    await countWrongTry(tx, row.id);
    return refuse(row.triesLeft === 1 ? 'otpExhausted' : 'otpWrong');
  });
}
