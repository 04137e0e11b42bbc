import type { Line } from '@emsal/lines/kit/grammar/step';
import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';
import { scanTexts as texts } from './scan.texts';

const asksSerial = (line: Line): boolean =>
  stepsOf(line).some(({ entries }) => entries.some(({ field }) => field === 'licenseNo'));

/** The text about what a scan fills in: the registration of a vehicle that is being bought is the seller's, and ends with the sale. */
export function scanFills(line: Line): string {
  if (line.facts.forBuyer) return texts.fills.buyer;
  return asksSerial(line) ? texts.fills.owner : texts.fills.withoutSerial;
}
