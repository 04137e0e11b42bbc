/** Figures of telephone insurance (lines.md PHONE.3). */
import { illustrative, type Sourced } from '../sourced';

/** Whole TL of the list value, and tenths of a percent of each slice by package. */
export const phoneSlices = illustrative(
  [
    { upTo: 15_000, wide: 110, narrow: 60 },
    { upTo: 40_000, wide: 90, narrow: 50 },
    { upTo: 80_000, wide: 80, narrow: 45 },
    { upTo: Infinity, wide: 70, narrow: 40 },
  ],
  'market practice',
);

/** Whole TL. */
export const phoneMinimum = illustrative(400, 'market practice');

/** Percent of the base. */
export const warrantyOverPercent = illustrative(15, 'market practice');

/** Percent of the second-hand value that the owner bears in a robbery or total loss. */
export const phoneExcessPercent: Sourced<number> = { value: 30, source: 'esgsigorta.com', confidence: 'medium' };

/** Percent of its list value that a telephone is worth when it is new, and after one, two and three years. */
export const secondHandPercents = illustrative(
  [100, 80, 63, 50],
  'list values of iPhone 16, 15, 14 and 13 with 128 GB beside that of the first',
);

/** Older telephones are not insured. */
export const oldestPhoneMonths = illustrative(36, 'market practice');
