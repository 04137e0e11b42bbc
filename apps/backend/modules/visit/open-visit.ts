import type { ParsedOf } from '@emsal/api/calls/table';
import { branchIdVariants } from '@emsal/lines/registry/branch-id-variants';
import { cookieTable, visitCookieName } from '@emsal/platform/storage/cookie-table';
import { randomId } from '../../db/random-id';
import type { CallerContext, VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Visit } from '../../http/principals';
import { initialAnswers } from './initial-answers';
import { addVisit, readVisit, type NewVisit, type VisitRow } from './visit-store';

/** Opens a visit and sets its HttpOnly cookie. */
export async function openVisit(
  { line, branchId, ref, pid, lp, typed }: ParsedOf<'POST quoterequestapi/sharedstep/createfunnel'>,
  context: CallerContext,
): Promise<string> {
  if (branchId !== branchIdVariants[context.config.branchIdReading][line])
    throw new ProtocolError('badBody', { fields: { branchId: `Bu ürünün numarası ${branchId} değil.` } });
  const answers = typed && (await initialAnswers(line, typed, context));
  return openFilledVisit(context, { line, branchId, ref, pid, lp, ...(answers && { answers }) });
}

/** A new visit with the answers of this one, unverified. */
export const copyVisit = async (context: VisitContext): Promise<string> =>
  copyOfVisit(context, (await readVisit(context.db, context.visit.id))!);

export const copyOfVisit = (
  context: CallerContext,
  { line, branchId, ref, pid, lp, answers, completedSteps }: VisitRow,
): Promise<string> => openFilledVisit(context, { line, branchId, ref, pid, lp, answers, completedSteps });

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
