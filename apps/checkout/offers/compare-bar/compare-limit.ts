import { breakpoints } from '@emsal/ui/tokens/breakpoints';

const onNarrow = 3;
const onWide = 4;

/** How many offers fit side by side: three as cards, four as a table (ux 13). */
export const comparisonLimit = (): number =>
  window.matchMedia(`(min-width: ${breakpoints.md}px)`).matches ? onWide : onNarrow;
