/** What a step of the no-claims scale adds or takes off in compulsory traffic insurance. */
import type { Sourced } from '../sourced';

/** Surcharge (+) or discount (-) in percent at each step (basamak); step 4 is `step4SurchargePct` in `ceiling.ts`. */
export const stepPercents: Readonly<Record<0 | 1 | 2 | 3 | 5 | 6 | 7 | 8, Sourced<number>>> = {
  0: {
    value: 200,
    source: 'sigorta7.com step table; ratio of the published 0 and 8 ceilings is exactly 6',
    confidence: 'high',
  },
  1: { value: 135, source: 'sigorta7.com step table', confidence: 'medium' },
  2: { value: 90, source: 'sigorta7.com step table', confidence: 'medium' },
  3: { value: 45, source: 'sigorta7.com step table', confidence: 'medium' },
  5: { value: -5, source: 'sigorta7.com step table and other answer sites', confidence: 'high' },
  6: { value: -20, source: 'sigorta7.com step table and other answer sites', confidence: 'high' },
  7: { value: -40, source: 'sigorta7.com step table and other answer sites', confidence: 'high' },
  8: {
    value: -50,
    source: 'sigorta7.com step table; ratio of the published 0 and 8 ceilings is exactly 6',
    confidence: 'high',
  },
};
