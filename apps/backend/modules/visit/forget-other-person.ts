import { phoneField } from '@emsal/lines/facts/identity-kind';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { knownPersonCookie } from '@emsal/platform/storage/cookie-table';
import { parseKnownPerson } from '@emsal/platform/storage/known-person';
import { maskedIdentity } from '../../formats/masked-identity';
import { maskedPhone } from '../../formats/masked-phone';
import type { CallerContext } from '../../http/context';
import type { Answers } from '../../http/principals';

/** The known person ends when a visit gets answers of somebody else, or of another telephone (decision 344). */
export function forgetOtherPerson(
  { cookies }: Pick<CallerContext, 'cookies'>,
  { line, answers }: { line: LineId; answers: Answers },
): void {
  const known = parseKnownPerson(cookies.get(knownPersonCookie.name));
  if (!known) return;
  const isOther = (field: string, mask: (text: string) => string, masked: string): boolean =>
    answers[field] !== undefined && mask(String(answers[field])) !== masked;
  if (
    isOther(lineFacts[line].identityField, maskedIdentity, known.identity) ||
    isOther(phoneField, maskedPhone, known.phone)
  )
    cookies.set(knownPersonCookie.name, '', { ...knownPersonCookie, maxAge: 0 });
}
