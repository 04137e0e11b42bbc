/** What the user sees for a code: screens read the row's behaviour and never compare codes. */
export interface Outcome {
  title: string;
  /** What happened and what to do next; absent where the server's own sentence is shown. */
  message?: string;
}
