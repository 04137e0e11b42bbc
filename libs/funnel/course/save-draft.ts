import { createClient } from '@emsal/api/client';
import type { InputOf } from '@emsal/api/calls/table';
import type { Envelope } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { draftSaved, lookupRunsKey, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import type { AppThunk } from '@emsal/state/store';

export type DraftBody = InputOf<'POST quoterequestapi/draft/save'>;

/** What changed since the last save; a cleared answer is sent as null, because the server merges. */
export function draftChange(saved: AnswerSet, answers: AnswerSet): Record<string, string | boolean | null> {
  const cleared = Object.keys(saved)
    .filter((name) => answers[name] === undefined)
    .map((name) => [name, null]);
  const changed = Object.entries(answers).filter(
    ([name, answer]) => answer !== undefined && answer !== saved[name] && !(answer === '' && saved[name] === undefined),
  );
  return Object.fromEntries([...cleared, ...changed]);
}

/** The body of the next save, or null when there is nothing to say. */
export function draftBody(funnel: LineFunnel, step: string, completed: boolean): DraftBody | null {
  const change = draftChange(funnel.savedAnswers, funnel.answers);
  if (funnel.visitId === null || (Object.keys(change).length === 0 && !completed)) return null;
  const runs: DraftBody['answers'] =
    Object.keys(funnel.lookupRuns).length > 0 ? { [lookupRunsKey]: JSON.stringify(funnel.lookupRuns) } : {};
  return { visitId: funnel.visitId, step, answers: { ...change, ...runs }, completed };
}

/** Keeps the line's answers on the server. */
export function saveDraft(line: LineId, step: string, completed: boolean): AppThunk<Promise<Envelope<null>>> {
  return async (dispatch, getState, { transport }) => {
    const funnel = selectFunnel(line)(getState());
    const body = draftBody(funnel, step, completed);
    if (body === null) return success(null);
    const reply = await createClient(transport).command('POST quoterequestapi/draft/save', body);
    if (reply.isSuccess) dispatch(draftSaved({ line, answers: funnel.answers }));
    return reply;
  };
}
