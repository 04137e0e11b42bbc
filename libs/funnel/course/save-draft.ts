import type { Envelope } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { pageMarks } from '@emsal/lines/kit/page-marks';
import type { Line } from '@emsal/lines/kit/step';
import { stepsOf } from '@emsal/lines/kit/visible-steps';
import { draftSaved, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import type { AppThunk } from '@emsal/state/store';
import { sendDraft } from '../draft/send-draft';
import type { DraftBody } from '../draft/send-draft';

/** Which step a save is about. */
export interface SavedStep {
  step: string;
  /** It was left by its button. */
  completed?: boolean;
  /** Names of answers that are said even if they did not change here: another tab may have changed them. */
  again?: readonly string[];
  /** The server owes it nothing any more: its own calls have been made. */
  isStored?: boolean;
}

/** What changed since the last save, or is said `again`; a cleared answer is sent as null, because the server merges. */
export function draftChange(
  saved: AnswerSet,
  answers: AnswerSet,
  again: readonly string[] = [],
): Record<string, string | boolean | null> {
  const cleared = Object.keys(saved)
    .filter((name) => answers[name] === undefined)
    .map((name) => [name, null]);
  const changed = Object.entries(answers).filter(
    ([name, answer]) =>
      answer !== undefined &&
      (answer !== saved[name] || again.includes(name)) &&
      !(answer === '' && saved[name] === undefined),
  );
  return Object.fromEntries([...cleared, ...changed]);
}

/** What the server's draft is to hold: the answers, and what this page would have to know after a reload. */
function drafted({ answers, lookupRuns, storing }: LineFunnel, { step, isStored }: SavedStep): AnswerSet {
  const owed = isStored ? storing.waiting.filter((slug) => slug !== step) : storing.waiting;
  return {
    ...answers,
    ...(Object.keys(lookupRuns).length > 0 && { [pageMarks.lookupRuns]: JSON.stringify(lookupRuns) }),
    ...(owed.length > 0 && { [pageMarks.owedSteps]: owed.join(' ') }),
  };
}

/** What stands on a plate is said with the plate and what is asked beside it: another tab may have told of another vehicle. */
const besidePlate = (line: Line, said: readonly string[]): readonly string[] =>
  stepsOf(line)
    .map(({ entries }) => entries.map(({ field }) => field))
    .filter((own) => own.some((name) => isPlateOf(line, name, said)))
    .flat();

const isPlateOf = ({ fields, relations }: Line, name: string, said: readonly string[]): boolean | undefined =>
  fields[name]?.kind === 'plate' && relations.clears[name]?.some((one) => said.includes(one));

/** The body of the next save, or null when there is nothing to say. */
export function draftBody(line: Line, funnel: LineFunnel, saved: SavedStep): DraftBody | null {
  const { step, completed = false, again = [] } = saved;
  const now = drafted(funnel, saved);
  const said = Object.keys(draftChange(funnel.savedAnswers, now, again));
  const answers = draftChange(funnel.savedAnswers, now, [...again, ...besidePlate(line, said)]);
  if (funnel.visitId === null || (Object.keys(answers).length === 0 && !completed)) return null;
  return { visitId: funnel.visitId, step, answers, completed };
}

/** Keeps the line's answers on the server. The request is on its way when this returns; without a visit there is none. */
export function saveDraft(line: Line, saved: SavedStep): AppThunk<Promise<Envelope<null>>> {
  return async (dispatch, getState, page) => {
    const funnel = selectFunnel(line.id)(getState());
    const body = draftBody(line, funnel, saved);
    if (body === null) return success(null);
    const reply = await sendDraft(page, body);
    if (reply.isSuccess) dispatch(draftSaved({ line: line.id, answers: drafted(funnel, saved) }));
    return reply;
  };
}
