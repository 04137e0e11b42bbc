import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { RegistrationScan } from '@emsal/state/funnel/funnel-state';
import { cleanCode } from '@emsal/validation/clean/clean';

/** The registration of a vehicle that is being sold names the seller and a serial that ends with the sale. */
const withoutSellerData = { identityNo: '', licenseNo: '' };

/** Separator of the parts of `scannedRegistration`; no part contains it. */
const separator = '|';

/**
 * The answers that a scanned registration sets in a line's form; values missing in the code are left alone. A scan that contradicts the
 * previous one is of another vehicle: answers from the previous scan and the serial from the register are cleared, unless the visitor
 * has changed them since.
 */
export function scanAnswers(
  line: Pick<LineFacts, 'identityField' | 'forBuyer'>,
  scan: RegistrationScan,
  before: AnswerSet,
): AnswerSet {
  const { licensePlateNo } = scan;
  const { identityField, forBuyer } = line;
  const { identityNo, licenseNo } = forBuyer ? withoutSellerData : scan;
  const scanned = Object.entries({ [identityField]: identityNo, licensePlateNo, licenseNo });
  const earlier = textOf(before['scannedRegistration']).split(separator);
  const isOtherVehicle = scanned.some(([, text], at) => text && earlier[at] && text !== earlier[at]);
  const wasTyped = (name: string, at: number): boolean => {
    const code = cleanCode(textOf(before[name]));
    return code !== earlier[at] && (name !== 'licenseNo' || code !== before['registeredLicenseNo']);
  };
  const answers = scanned.filter(([name, text], at) => text || (isOtherVehicle && !wasTyped(name, at)));
  const scannedRegistration = scanned.map(([, text]) => text).join(separator);
  return { ...Object.fromEntries(answers), isQrData: true, scannedRegistration };
}

const textOf = (answer: AnswerSet[string]): string => (typeof answer === 'string' ? answer : '');
