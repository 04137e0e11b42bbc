/** Initial answers of a visit, carried over from the visitor's earlier visit of this or another line (decision 254). */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { carriedAnswers, mergeTypedAnswers } from '@emsal/lines/kit/steps/carried-answers';
import { checkAnswer } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter } from '../../clock/clock';
import type { CallerContext } from '../../http/context';
import { sessionSeconds } from '../../http/session-seconds';
import { formOf } from '@emsal/lines/server/server-lines';
import { formAnswers } from './form-answers';
import type { Answers } from '../../http/principals';
import { refuseLargeAnswers } from './refuse-large-answers';
import { latestAnsweredVisit } from './visit-store';

/** Answers typed on the page take precedence. @throws ProtocolError tooLarge */
export async function initialAnswers(line: LineId, typed: Answers, context: CallerContext): Promise<Answers> {
  refuseLargeAnswers(typed, 'save');
  const form = formOf(line);
  if (!form) return typed;
  const given = asStored(form, formAnswers(form, typed), dayInTurkey(context.clock.now()));
  return mergeTypedAnswers(form, await earlierAnswers(form, context), given);
}

/** A hydrated landing page groups digits, `532 123 45 67`. What is not valid stays as it was typed: its step says what is wrong. */
function asStored(form: Line, typed: AnswerSet, today: string): AnswerSet {
  const read = Object.entries(typed).map(([name, answer]) => {
    const verdict = checkAnswer(form, name, { today, answers: typed });
    return [name, verdict.ok && verdict.value !== undefined ? verdict.value : answer];
  });
  return Object.fromEntries(read) as AnswerSet;
}

async function earlierAnswers(form: Line, { db, clock, visitor }: CallerContext): Promise<AnswerSet> {
  const now = clock.now();
  const since = secondsAfter(now, -sessionSeconds);
  const visit = await latestAnsweredVisit(db, { visitorId: visitor!.id, since });
  const line = visit && formOf(visit.line);
  if (!line) return {};
  return carriedAnswers({ line, answers: formAnswers(line, visit.answers) }, form, { today: dayInTurkey(now) });
}
