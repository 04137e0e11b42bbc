/** The one-time code as its owner reads it, and the visit that it proves. */
import type { ScriptedPorts } from './scripted-ports';
import type { TestVisitor } from './test-visitor';

/** Of the last SMS, or of the last one to a telephone; empty where none was sent. */
export function sentCode({ sentSms }: Pick<ScriptedPorts, 'sentSms'>, phoneNumber?: string): string {
  const sms = sentSms.findLast(({ to }) => phoneNumber === undefined || to === phoneNumber);
  return /kodunuz: (\d{6})/.exec(sms?.text ?? '')?.[1] ?? '';
}

interface OwnVisit {
  visitor: TestVisitor;
  visitId: string;
  ports: Pick<ScriptedPorts, 'sentSms'>;
}

/** For a visit whose person is stored. */
export async function proveVisit({ visitor, visitId, ports }: OwnVisit): Promise<void> {
  await visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId });
  await visitor.call('POST quoterequestapi/sharedstep/otpvalidate', { visitId, code: sentCode(ports) });
}
