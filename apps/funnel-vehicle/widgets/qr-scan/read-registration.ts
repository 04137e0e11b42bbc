/** Reads what the square code of a vehicle registration says: whatever in its text is an identity number, a plate or a licence serial. */
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { plate } from '@emsal/validation/plate/plate';
import type { RegistrationScan } from '@emsal/state/funnel/funnel-state';

type Rule = (text: string) => { ok: true; value: string } | { ok: false };

const firstRight = (texts: readonly string[], rule: Rule): string =>
  texts.map(rule).reduce((found, verdict) => found || (verdict.ok ? verdict.value : ''), '');

/** Parts between line ends, semicolons, bars and commas, with and without a name in front; null when nothing of it is known. */
export function readRegistration(text: string): RegistrationScan | null {
  const parts = text
    .split(/[\r\n;|,]+/)
    .flatMap((part) => [part, part.slice(part.search(/[:=]/) + 1)])
    .map((part) => part.trim())
    .filter(Boolean);
  const scan = {
    identityNo: firstRight(parts, identityOrTaxNumber),
    licensePlateNo: firstRight(parts, plate),
    licenseNo: firstRight(parts, licenceSerial),
  };
  return Object.values(scan).some(Boolean) ? scan : null;
}
