/** What nodemailer's error for a refused recipient carries. */
export interface RecipientRefusal {
  /** What the server answered: `AUTH PLAIN`, `RCPT TO`, `DATA`. */
  command?: string;
  responseCode?: number;
}
