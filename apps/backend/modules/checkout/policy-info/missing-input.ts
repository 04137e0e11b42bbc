/** Input that a line requires besides the address: a payee, the notary sale. Checked here for page and API alike. */
import { daysBetween, isCalendarDay } from '@emsal/validation/dates/calendar-day';
import type { PolicyRequestCode } from '@emsal/api/outcomes/payment';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { lenderName } from '@emsal/reference/banks';
import { districtsOf } from '@emsal/reference/places';
import { isNotaryName } from '@emsal/validation/notary-name/notary-name';
import { isProvinceCode } from '@emsal/validation/plate/plate';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { wordingOf } from '@emsal/lines/server/server-lines';
import type { NotarySale, Payee } from './tables';

/** Days around today in which the notary sale may take place; our own choice, the specification has none. */
const saleWindow = { before: 15, after: 30 } as const;

export interface PolicyInfoInput {
  line: LineId;
  address: { city: string; district: string };
  payee: Payee | null;
  notarySale: NotarySale | null;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Null when the line's input is complete. */
export function missingInput({ line, address, payee, notarySale, today }: PolicyInfoInput): PolicyRequestCode | null {
  const { asks } = wordingOf(line);
  if (!districtsOf(address.city).some(({ code }) => code === address.district)) return 'addressUnknown';
  if (asks.payee && payee?.payeeStatus && !isPayeeComplete(payee)) return 'payeeIncomplete';
  if (asks.notarySale && !(notarySale && isNotarySaleComplete(notarySale, today))) return 'notarySaleMissing';
  return null;
}

/** A branch of another bank is none. */
const isPayeeComplete = (payee: Payee): boolean =>
  lenderName(payee) !== undefined && identityOrTaxNumber(payee.tcOrTaxNo).ok;

function isNotarySaleComplete({ city, notaryName, saleDate }: NotarySale, today: string): boolean {
  if (!isProvinceCode(city) || !isNotaryName(notaryName) || !isCalendarDay(saleDate)) return false;
  const days = daysBetween(today, saleDate);
  return days >= -saleWindow.before && days <= saleWindow.after;
}
