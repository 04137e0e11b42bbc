/** A step's form posted before hydration or without JavaScript: saves the typed answers in the draft and shows the step again. */
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { hasInput, readForm } from '@emsal/lines/kit/answers/read-form';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { pageOf } from '@emsal/platform/page';
import { data, redirect } from '@emsal/platform/router';
import type { ActionFunctionArgs } from '@emsal/platform/router';
import type { AppDispatch } from '@emsal/state/store';
import { answersChanged } from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/visit/open-visit';
import { saveDraft } from '../draft/save-draft';
import { restoreVisit } from './restore-visit';

export const formAction =
  (line: Line) =>
  async (args: ActionFunctionArgs): Promise<Response> => {
    const step = findStep(line, args.params['*'] ?? '');
    if (!step) throw data(null, { status: 404 });
    const page = pageOf(args);
    const native = Object.fromEntries(
      [...(await args.request.formData())].map(([name, value]) => [name, String(value)]),
    );
    const { answers } = await restoreVisit(page, line.facts);
    const typed = readForm(
      line,
      step.entries.map(({ field }) => field).filter((name) => hasInput(native, name)),
      { form: native, before: answers },
    );
    const dispatch = page.store.dispatch as AppDispatch & typeof page.store.dispatch;
    dispatch(answersChanged({ line: line.id, answers: { ...answers, ...typed } }));
    const visit = await dispatch(openVisit(line.facts));
    if (visit.isSuccess) await dispatch(saveDraft(line, { step: step.slug }));
    return redirect(stepPath(line, step.slug), 303);
  };
