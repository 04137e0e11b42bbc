import { contactTypes } from '@emsal/api/permission-channels';
import { email } from '@emsal/validation/email/email';
import { phone } from '@emsal/validation/phone/phone';
import type { Verdict } from '@emsal/validation/verdict';
import { ProtocolError } from '../../http/protocol-error';

/** A permission needs a valid contact, in its normal form. @throws ProtocolError badBody */
export function contactIn(value: string, type: number): string {
  const verdict: Verdict = type === contactTypes.email ? email(value) : phone(value);
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: { value: verdict.message } });
  return verdict.value;
}
