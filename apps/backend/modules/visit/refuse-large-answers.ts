import { ProtocolError } from '../../http/protocol-error';
import type { Answers } from '../../http/principals';

/** Size limits in bytes of one save and of the whole draft; the longest step of any line needs about a tenth. */
const limits = { save: 32 * 1024, draft: 64 * 1024 };

/** @throws ProtocolError tooLarge */
export function refuseLargeAnswers(answers: Answers, limit: keyof typeof limits): void {
  if (Buffer.byteLength(JSON.stringify(answers)) > limits[limit]) throw new ProtocolError('tooLarge');
}
