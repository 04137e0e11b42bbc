/** What a user sees for a code; screens read its properties and never compare codes. */
export interface Outcome {
  title: string;
  /** What happened and what to do next; absent where the server's message is shown. */
  message?: string;
}
