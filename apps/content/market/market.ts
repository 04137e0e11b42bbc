/** The market of one line as the sandbox's insurers make it: written by tools/market/write-markets.ts, never by hand. */
export interface Market {
  line: string;
  /** First and last day on which the insurers were asked, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Both in words, `1–23 Nisan 2025`: making them in the browser takes 15 ms, a frame and a half at a quarter of the speed. */
  days: string;
  /** The insurers that sell the line. */
  insurers: ReadonlyArray<{ firmId: number; name: string }>;
  /** What they offered for the first row on the last day, integer kuruş. */
  offers: readonly number[];
  /** All offers of all days by kind of vehicle or cover, integer kuruş. */
  rows: ReadonlyArray<{ key: string; lowest: number; median: number; highest: number }>;
}

/** A plot of fewer offers would pretend to be a distribution (DESIGN.md 7.4). */
const fewest = 6;
export const hasSpread = ({ offers }: Market): boolean => offers.length >= fewest;
