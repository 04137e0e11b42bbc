/** What the user sees for a code: screens read the row's behaviour and never compare codes. */
export interface Outcome {
  title: string;
  /** What happened and what to do next; absent where the server's own sentence is shown. */
  message?: string;
}

/** A catalogue finds its row by code, by a test on the message, or falls back to its last row. */
export const outcomeOf = <Row extends Outcome>(rows: Record<string, Row>, fallback: Row, code: string | null): Row =>
  (code !== null && rows[code]) || fallback;
