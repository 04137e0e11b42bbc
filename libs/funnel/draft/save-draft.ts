import type { Envelope } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { namesInsured } from '@emsal/lines/kit/grammar/names-insured';
import { draftMetadata } from '@emsal/lines/kit/answers/draft-metadata';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';
import { draftSaved, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import type { AppThunk } from '@emsal/state/store';
import { sendDraft } from './send-draft';
import type { DraftBody } from './send-draft';

/** Which step a save is about. */
export interface SavedStep {
  step: string;
  /** It was submitted, not only typed in. */
  completed?: boolean;
  /** Answers that are sent even if they did not change in this tab, because another tab may have changed them. */
  alwaysInclude?: readonly string[];
  /** The step's own calls have been made. */
  isStored?: boolean;
}

/** Changed answers and those in `alwaysInclude`; a cleared answer is null, because the server merges drafts. */
export function draftChange(
  saved: AnswerSet,
  answers: AnswerSet,
  alwaysInclude: readonly string[] = [],
): Record<string, string | boolean | null> {
  const cleared = Object.keys(saved)
    .filter((name) => answers[name] === undefined)
    .map((name) => [name, null]);
  const changed = Object.entries(answers).filter(
    ([name, answer]) =>
      answer !== undefined &&
      (answer !== saved[name] || alwaysInclude.includes(name)) &&
      !(answer === '' && saved[name] === undefined),
  );
  return Object.fromEntries([...cleared, ...changed]);
}

/** The whole draft: the answers, and what the page needs after a reload. */
function draftContents({ answers, lookupRuns, storing }: LineFunnel, { step, isStored }: SavedStep): AnswerSet {
  const pending = isStored ? storing.waiting.filter((slug) => slug !== step) : storing.waiting;
  return {
    ...answers,
    ...(Object.keys(lookupRuns).length > 0 && { [draftMetadata.lookupRuns]: JSON.stringify(lookupRuns) }),
    ...(pending.length > 0 && { [draftMetadata.owedSteps]: pending.join(' ') }),
  };
}

/** Answers that depend on what is insured are sent with its number and the other fields of that step: another tab may hold another one. */
const fieldsBesideInsured = (line: Line, sent: readonly string[]): readonly string[] =>
  stepsOf(line)
    .map(({ entries }) => entries.map(({ field }) => field))
    .filter((own) => own.some((name) => isInsuredOf(line, name, sent)))
    .flat();

const isInsuredOf = ({ fields, relations }: Line, name: string, sent: readonly string[]): boolean | undefined =>
  namesInsured(fields[name]) && relations.clears[name]?.some((dependent) => sent.includes(dependent));

/** The body of the next save; null when nothing has to be sent. */
export function draftBody(line: Line, funnel: LineFunnel, saved: SavedStep): DraftBody | null {
  const { step, completed = false, alwaysInclude = [] } = saved;
  const contents = draftContents(funnel, saved);
  const changed = Object.keys(draftChange(funnel.savedAnswers, contents, alwaysInclude));
  const answers = draftChange(funnel.savedAnswers, contents, [...alwaysInclude, ...fieldsBesideInsured(line, changed)]);
  if (funnel.visitId === null || (Object.keys(answers).length === 0 && !completed)) return null;
  return { visitId: funnel.visitId, step, answers, completed };
}

/** Saves the line's answers on the server. The request is on its way when this returns; without a visit nothing is sent. */
export function saveDraft(line: Line, saved: SavedStep): AppThunk<Promise<Envelope<null>>> {
  return async (dispatch, getState, page) => {
    const funnel = selectFunnel(line.id)(getState());
    const body = draftBody(line, funnel, saved);
    if (body === null) return success(null);
    const reply = await sendDraft(page, body);
    if (reply.isSuccess) dispatch(draftSaved({ line: line.id, answers: draftContents(funnel, saved) }));
    return reply;
  };
}
