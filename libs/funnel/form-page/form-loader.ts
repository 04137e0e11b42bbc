/** Loads a form page: puts the visit's draft into the store and decides which step may be opened. */
import type { FormContext } from '@emsal/lines/kit/grammar/field';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import type { Line, Progress, Step } from '@emsal/lines/kit/grammar/step';
import { firstOpenStep, mayOpenStep } from '@emsal/lines/kit/steps/step-order';
import { findStep, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { redirectReason, pathBecause } from '@emsal/platform/redirect-reason';
import { pageOf } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { data, redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { nextStepCookie } from '@emsal/platform/storage/cookie-table';
import { stepInCookie } from '@emsal/platform/storage/next-step';
import { branchSuffix } from '@emsal/platform/storage/session-keys';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import type { AppDispatch } from '@emsal/state/store';
import { askFromStart } from '../submission/renew-visit';
import { contextOf } from './form-context';
import { restoreVisit } from './restore-visit';

/** The first step that is not completed, or the last one when all are. */
export function openStep(
  line: Line,
  { answers, done }: Pick<LineFunnel, 'answers' | 'done'>,
  context: FormContext,
): Step {
  const steps = visibleSteps(line, answers);
  return firstOpenStep(line, { answers, done }, context) ?? steps[steps.length - 1]!;
}

interface OpenedAt extends Progress {
  slug: string;
  context: FormContext;
}

/** The later step, if the page before this one was reloaded while it showed that step and its address had not followed yet. */
function rememberedNextStep(page: Page, line: Line, { context, ...at }: OpenedAt): string | null {
  const shown = stepInCookie(page.cookie(nextStepCookie.name), at.slug) ?? '';
  const slugs = visibleSteps(line, at.answers).map(({ slug }) => slug);
  const isLater = slugs.indexOf(shown) > slugs.indexOf(at.slug);
  return isLater && mayOpenStep(line, { ...at, slug: shown }, context) ? shown : null;
}

/** A visit that is named here is gone, or a step was opened that nobody reaches without one. */
const hasLostVisit = (page: Page, line: Line, { url }: Request): boolean =>
  page.visitId(branchSuffix(line.facts)) !== undefined || redirectReason(new URL(url).search) === 'visit';

function restartAfterLostVisit({ store }: Page, line: Line): void {
  (store.dispatch as AppDispatch & typeof store.dispatch)(askFromStart(line));
}

/** The open step; without a visit the redirect says why. */
function openPath(line: Line, funnel: Pick<LineFunnel, 'answers' | 'done' | 'visitId'>, context: FormContext): string {
  const path = stepPath(line, openStep(line, funnel, context).slug);
  return funnel.visitId === null ? pathBecause(path, 'visit') : path;
}

/** `/form` shows the open step; a step that is not reached yet redirects to it; an unknown one is 404. */
export const formLoader =
  (line: Line) =>
  async (args: LoaderFunctionArgs): Promise<FormContext> => {
    const slug = args.params['*'] ?? '';
    if (slug !== '' && !findStep(line, slug)) throw data(null, { status: 404 });
    const page = pageOf(args);
    const context = contextOf(page);
    const isNewPage = selectFunnel(line.id)(page.store.getState()).visitId === null;
    const { answers, done, visitId } = await restoreVisit(page, line.facts);
    if (visitId === null && isNewPage && hasLostVisit(page, line, args.request)) restartAfterLostVisit(page, line);
    const next = isNewPage && rememberedNextStep(page, line, { answers, done, slug, context });
    if (next) throw redirect(stepPath(line, next));
    if (slug !== '' && !mayOpenStep(line, { answers, done, slug }, context))
      throw redirect(openPath(line, { answers, done, visitId }, context));
    return context;
  };
