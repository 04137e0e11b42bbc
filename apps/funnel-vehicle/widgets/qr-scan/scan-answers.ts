import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { RegistrationScan } from '@emsal/state/funnel/funnel-state';

/** What a scanned registration answers in a line's form; what it does not tell is left alone. */
export function scanAnswers(line: LineId, { identityNo, licensePlateNo, licenseNo }: RegistrationScan): AnswerSet {
  const told = { [factsOf(line).identityField]: identityNo, licensePlateNo, licenseNo };
  return { ...Object.fromEntries(Object.entries(told).filter(([, answer]) => answer !== '')), isQrData: true };
}
