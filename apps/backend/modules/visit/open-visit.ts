import type { ParsedOf } from '@emsal/api/calls/table';
import { isDeepStrictEqual } from 'node:util';
import { branchIdVariants } from '@emsal/lines/registry/branch-id-variants';
import { cookieTable, visitCookieName } from '@emsal/platform/storage/cookie-table';
import { randomId } from '../../db/random-id';
import type { CallerContext, VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Visit } from '../../http/principals';
import { keyedHash } from '../../personal-data/keyed-hash';
import { initialAnswers } from './initial-answers';
import { forgetOtherPerson } from './forget-other-person';
import { addVisit, readVisit, type NewVisit, type VisitRow } from './visit-store';

/** Opens a visit and sets its HttpOnly cookie. */
export async function openVisit(
  { line, branchId, ref, pid, lp, typed }: ParsedOf<'POST quoterequestapi/sharedstep/createfunnel'>,
  context: CallerContext,
): Promise<string> {
  if (branchId !== branchIdVariants[context.config.branchIdReading][line])
    throw new ProtocolError('badBody', { fields: { branchId: `Bu ürünün numarası ${branchId} değil.` } });
  const answers = typed && (await initialAnswers(line, typed, context));
  if (answers) forgetOtherPerson(context, { line, answers });
  return openFilledVisit(context, { line, branchId, ref, pid, lp, ...(answers && { answers }) });
}

/** A new visit with the answers of this one, unverified; repeated, the same one until either changes. */
export async function copyVisit(context: VisitContext): Promise<string> {
  const original = (await readVisit(context.db, context.visit.id))!;
  const id = copyId(original, context);
  const copy = await readVisit(context.db, id);
  if (!copy) return copyOfVisit(context, original, id);
  if (!isDeepStrictEqual(contentOf(copy), contentOf(original))) return copyOfVisit(context, original);
  setVisitCookie(context, copy);
  return id;
}

const contentOf = ({ answers, completedSteps }: VisitRow) => ({ answers, completedSteps });

function copyId(original: VisitRow, { config, visitor }: VisitContext): string {
  const source = JSON.stringify([visitor.id, original.id, contentOf(original)]);
  return Buffer.from(keyedHash(config.secretKey, 'visit-copy', source), 'base64url')
    .toString('hex')
    .slice(0, 32);
}

export const copyOfVisit = (
  context: CallerContext,
  { line, branchId, ref, pid, lp, answers, completedSteps }: VisitRow,
  id = randomId(),
): Promise<string> => openFilledVisit(context, { id, line, branchId, ref, pid, lp, answers, completedSteps });

/** Opens a visit of the caller with these answers and sets its HttpOnly cookie. @returns its id */
export async function openFilledVisit(
  context: CallerContext,
  { id = randomId(), ...visit }: Omit<NewVisit, 'id' | 'visitorId' | 'createdAt'> & { id?: string },
): Promise<string> {
  await addVisit(context.db, { ...visit, id, visitorId: context.visitor!.id, createdAt: context.clock.now() });
  setVisitCookie(context, { ...visit, id });
  return id;
}

/** The edge reads the cookie on a page load to render the visit of the line. */
export function setVisitCookie(
  { cookies }: Pick<CallerContext, 'cookies'>,
  { id, line, branchId }: Pick<Visit, 'id' | 'line' | 'branchId'>,
): void {
  cookies.set(visitCookieName({ id: line, branchId }), id, { maxAge: cookieTable.token.maxAge, httpOnly: true });
}
