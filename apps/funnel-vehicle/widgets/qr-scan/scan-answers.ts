import type { LineFacts } from '@emsal/lines/facts/line-shape';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { RegistrationScan } from '@emsal/state/funnel/funnel-state';
import { cleanCode } from '@emsal/validation/clean/clean';

/** A registration that ends with the sale says nothing of the buyer and of the next one. */
const ofSeller = { identityNo: '', licenseNo: '' };

/** Stands between the parts of `scannedRegistration`; none of them has it. */
const between = '|';

/**
 * What a scanned registration answers in a line's form; what it does not tell is left alone. One that contradicts the scan before is
 * another vehicle's: what that scan told goes, where nobody has typed something else since, and the serial that the register told.
 */
export function scanAnswers(
  line: Pick<LineFacts, 'identityField' | 'forBuyer'>,
  scan: RegistrationScan,
  before: AnswerSet,
): AnswerSet {
  const { licensePlateNo } = scan;
  const { identityField, forBuyer } = line;
  const { identityNo, licenseNo } = forBuyer ? ofSeller : scan;
  const told = Object.entries({ [identityField]: identityNo, licensePlateNo, licenseNo });
  const earlier = textOf(before['scannedRegistration']).split(between);
  const isOther = told.some(([, text], at) => text && earlier[at] && text !== earlier[at]);
  const wasTyped = (name: string, at: number): boolean => {
    const bare = cleanCode(textOf(before[name]));
    return bare !== earlier[at] && (name !== 'licenseNo' || bare !== before['registeredLicenseNo']);
  };
  const answers = told.filter(([name, text], at) => text || (isOther && !wasTyped(name, at)));
  const scannedRegistration = told.map(([, text]) => text).join(between);
  return { ...Object.fromEntries(answers), isQrData: true, scannedRegistration };
}

const textOf = (answer: AnswerSet[string]): string => (typeof answer === 'string' ? answer : '');
