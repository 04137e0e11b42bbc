import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { LinkedPdf } from '@emsal/api/pdf-pages';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { pastDate } from '@emsal/validation/dates/date';
import type { CallerContext } from '../../http/context';
import type { Refusal } from '../../http/refusal';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { plainHash } from '../../personal-data/keyed-hash';
import { guessBirthDate } from '../visit-person/guess-birth-date';
import { returnTry, spendTry } from '../document/document-store';
import { grantDownload } from '../document/grants';
import type { Party } from '../policy/party/tables';
import { isCompany, openLink, refuse } from './open-link';

type Given = ParsedOf<'POST selfservice/policy/CheckPolicyPdf'>;
type Checked = OutputOf<'POST selfservice/policy/CheckPolicyPdf'>;
type Doubt = 'holderNotMatched' | 'birthDateLimit' | 'registerSilent';

/** Three wrong answers close the link. Which of the two was wrong is not said. */
export async function checkHolder(
  kind: LinkedPdf,
  { hash, identityNo, birthDate }: Given,
  context: CallerContext,
): Promise<Checked | Refusal> {
  const birthday = isCompany(identityNo) ? '' : typedDay(birthDate, context);
  const link = await openLink(kind, hash, context);
  if (!link) return refuse('pdfLinkOver');
  const tokenHash = plainHash(hash);
  const triesLeft = await spendTry(context.db, tokenHash);
  if (triesLeft === null) return refuse('pdfLinkClosed');
  const doubt = await doubtOf(link.holder, { identityNo, birthday }, context);
  if (doubt === 'holderNotMatched') return refuse(triesLeft === 0 ? 'pdfLinkClosed' : doubt);
  await returnTry(context.db, tokenHash);
  if (doubt) return refuse(doubt);
  const fileId = link.document.id;
  return { sentId: await grantDownload(context, fileId, context.visitor!.id), fileId };
}

/** @throws ProtocolError badBody for a date that does not exist */
function typedDay(birthDate: string, { clock }: CallerContext): string {
  const day = pastDate(birthDate, dayInTurkey(clock.now()), 'Doğum tarihinin');
  refuseInvalidFields(day.ok ? {} : { birthDate: day.message });
  return day.ok ? day.value : '';
}

/** A company has no birth date: whoever holds the link knows the number that is on every invoice of it. */
async function doubtOf(
  holder: Party,
  { identityNo, birthday }: { identityNo: string; birthday: string },
  context: CallerContext,
): Promise<Doubt | null> {
  if (holder.identityNo !== identityNo) return 'holderNotMatched';
  if (isCompany(identityNo)) return null;
  const { kind } = await guessBirthDate({ identityNo, birthday, phoneNumber: holder.phoneNumber ?? '' }, context);
  const doubts = { right: null, wrong: 'holderNotMatched', limit: 'birthDateLimit', silent: 'registerSilent' } as const;
  return doubts[kind];
}
