import { visibleEntries, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { formOf } from '@emsal/lines/server/server-lines';
import { storeAnswers } from '../draft/store-answers';

const saveCall = 'POST quoterequestapi/home/savehomeinfo';

/** Stores what the visit's own form asks in the step that saves by this call. @throws ProtocolError badBody for a line without one */
export async function storeHome(
  answers: Readonly<Record<string, string | boolean>>,
  context: VisitContext,
): Promise<null> {
  const form = formOf(context.visit.line);
  const step = form && visibleSteps(form, answers).find(({ saves }) => saves.some(({ call }) => call === saveCall));
  if (!form || !step) throw new ProtocolError('badBody');
  const asked = visibleEntries(form, step, answers).map(({ field }) => field);
  const names = asked.filter((name) => name in answers);
  const own = Object.fromEntries(Object.entries(answers).filter(([name]) => name in form.fields));
  return storeAnswers({ form, step: step.slug, asked: names, answers: own }, context);
}
