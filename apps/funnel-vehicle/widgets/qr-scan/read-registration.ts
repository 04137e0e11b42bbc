/** Reads the text of a vehicle registration's QR code: whatever in it is a valid identity number, plate or licence serial. */
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { plate } from '@emsal/validation/plate/plate';
import type { RegistrationScan } from '@emsal/state/funnel/funnel-state';

type Rule = (text: string) => { ok: true; value: string } | { ok: false };

const firstValid = (texts: readonly string[], rule: Rule): string =>
  texts.map(rule).reduce((value, result) => value || (result.ok ? result.value : ''), '');

/** Splits at line ends, semicolons, bars and commas, each part with or without a label in front; null when no part is valid. */
export function readRegistration(text: string): RegistrationScan | null {
  const parts = text
    .split(/[\r\n;|,]+/)
    .flatMap((part) => [part, part.slice(part.search(/[:=]/) + 1)])
    .map((part) => part.trim())
    .filter(Boolean);
  const scan = {
    identityNo: firstValid(parts, identityOrTaxNumber),
    licensePlateNo: firstValid(parts, plate),
    licenseNo: firstValid(parts, licenceSerial),
  };
  return Object.values(scan).some(Boolean) ? scan : null;
}
