/** The server's state of a sent code. */
export interface OtpState {
  expiresInSeconds: number;
  resendInSeconds: number;
  triesLeft: number;
}
