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
  const scanned = { [identityField]: identityNo, licensePlateNo, licenseNo };
  const earlier = readScan(Object.keys(scanned), before['scannedRegistration']);
  const values = Object.entries(scanned);
  const isOtherVehicle = values.some(([name, text]) => text && earlier[name] && text !== earlier[name]);
  const wasTyped = (name: string): boolean => {
    const code = cleanCode(textOf(before[name]));
    return code !== earlier[name] && (name !== 'licenseNo' || code !== before['registeredLicenseNo']);
  };
  const answers = values.filter(([name, text]) => text || (isOtherVehicle && !wasTyped(name)));
  return { ...Object.fromEntries(answers), isQrData: true, scannedRegistration: storedScan(scanned) };
}

/** An answer is one text: the values of a scan in the order of their fields. */
const storedScan = (scanned: Readonly<Record<string, string>>): string => Object.values(scanned).join(separator);

/** The values of the scan before, by field; undefined where there was none. */
function readScan(fields: readonly string[], stored: AnswerSet[string]): Partial<Record<string, string>> {
  const values = textOf(stored).split(separator);
  return Object.fromEntries(fields.map((field, at) => [field, values[at]]));
}

const textOf = (answer: AnswerSet[string]): string => (typeof answer === 'string' ? answer : '');
