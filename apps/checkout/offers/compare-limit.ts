import { breakpoints } from '@emsal/ui/tokens/breakpoints';

const onNarrow = 3;
const onWide = 4;

/** How many offers can stand beside each other: three as cards, four as a table (ux 13). */
export const mostCompared = (): number =>
  window.matchMedia(`(min-width: ${breakpoints.md}px)`).matches ? onWide : onNarrow;
