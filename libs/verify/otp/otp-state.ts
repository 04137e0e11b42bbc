/** What the server says of a code that it sent. */
export interface OtpState {
  expiresInSeconds: number;
  resendInSeconds: number;
  triesLeft: number;
}
