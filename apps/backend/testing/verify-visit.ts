/** Reads sent one-time codes, and verifies visits with them. */
import type { ScriptedPorts } from './scripted-ports';
import type { TestVisitor } from './test-visitor';

/** The code in the last SMS, or in the last one to a telephone; empty when none was sent. */
export function sentCode({ sentSms }: Pick<ScriptedPorts, 'sentSms'>, phoneNumber?: string): string {
  const sms = sentSms.findLast(({ to }) => phoneNumber === undefined || to === phoneNumber);
  return /kodunuz: (\d{6})/.exec(sms?.text ?? '')?.[1] ?? '';
}

interface OwnVisit {
  visitor: TestVisitor;
  visitId: string;
  ports: Pick<ScriptedPorts, 'sentSms'>;
}

/** Verifies a visit whose person is stored. */
export async function verifyVisit({ visitor, visitId, ports }: OwnVisit): Promise<void> {
  await visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId });
  await visitor.call('POST quoterequestapi/sharedstep/otpvalidate', { visitId, code: sentCode(ports) });
}
