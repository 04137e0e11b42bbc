import { createClient } from '@emsal/api/client';
import type { Transport } from '@emsal/api/client';
import type { OtpCalls } from '../otp/use-otp';

/** The one-time code calls of a visit. */
export function visitOtp(transport: Transport, visitId: string): OtpCalls {
  const client = createClient(transport);
  return {
    send: () => client.command('POST quoterequestapi/sharedstep/sendotp', { visitId }),
    validate: (code) => client.command('POST quoterequestapi/sharedstep/otpvalidate', { visitId, code }),
  };
}
