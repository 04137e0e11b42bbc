/** The one-time code's limits (spec funnel 9). The server counts by its own clock; these are what a page shows before it has heard. */
export const otpLimits = { countdownSeconds: 120, resendSeconds: 60, tries: 3 } as const;

/** What the server says of a code that it sent. */
export interface OtpState {
  expiresInSeconds: number;
  resendInSeconds: number;
  triesLeft: number;
}
