import type { ParsedOf } from '@emsal/api/calls/table';
import { branchIdReadings } from '@emsal/lines/facts/branch-id-readings';
import { cookieTable, visitCookieName } from '@emsal/platform/storage/cookie-table';
import { randomId } from '../../db/random-id';
import type { CallerContext, VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import type { Visit } from '../../frame/subjects';
import { firstAnswers } from './first-answers';
import { addVisit, readVisit, type NewVisit, type VisitRow } from './visit-store';

/** A visit with its HttpOnly cookie. */
export async function openVisit(
  { line, branchId, ref, pid, lp, typed }: ParsedOf<'POST quoterequestapi/sharedstep/createfunnel'>,
  context: CallerContext,
): Promise<string> {
  if (branchId !== branchIdReadings[context.config.branchIdReading][line])
    throw new ProtocolError('badBody', { fields: { branchId: `Bu ürünün numarası ${branchId} değil.` } });
  const answers = typed && (await firstAnswers(line, typed, context));
  return openFilledVisit(context, { line, branchId, ref, pid, lp, ...(answers && { answers }) });
}

/** A new visit with the answers of this one; the proof by code stays with the old one. */
export const copyVisit = async (context: VisitContext): Promise<string> =>
  copyOfVisit(context, (await readVisit(context.db, context.visit.id))!);

export const copyOfVisit = (
  context: CallerContext,
  { line, branchId, ref, pid, lp, answers, completedSteps }: VisitRow,
): Promise<string> => openFilledVisit(context, { line, branchId, ref, pid, lp, answers, completedSteps });

/** @returns the id of a new visit of the caller, with its HttpOnly cookie */
export async function openFilledVisit(
  context: CallerContext,
  { id = randomId(), ...visit }: Omit<NewVisit, 'id' | 'visitorId' | 'createdAt'> & { id?: string },
): Promise<string> {
  await addVisit(context.db, { ...visit, id, visitorId: context.visitor!.id, createdAt: context.clock.now() });
  setVisitCookie(context, { ...visit, id });
  return id;
}

/** Tells the edge on a page load which visit of the line to render. */
export function setVisitCookie(
  { cookies }: Pick<CallerContext, 'cookies'>,
  { id, line, branchId }: Pick<Visit, 'id' | 'line' | 'branchId'>,
): void {
  cookies.set(visitCookieName({ id: line, branchId }), id, { maxAge: cookieTable.token.maxAge, httpOnly: true });
}
