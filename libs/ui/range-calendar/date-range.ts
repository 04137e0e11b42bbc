/** Two dates as typed, `2026-12-1` or partial `2026-12-`; empty when nothing is typed. */
export interface DateRange {
  start: string;
  end: string;
}
