/** What the visit of a visitor who goes on from another line begins with, so that nothing is asked twice (docs/decisions/173). */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { carriedAnswers, underTyped } from '@emsal/lines/kit/carried-answers';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter } from '../../clock/clock';
import type { CallerContext } from '../../frame/context';
import { sessionSeconds } from '../../frame/owned';
import { formOf } from '../../lines/forms';
import { refuseLongSave } from './draft';
import { givenAnswers } from './given-answers';
import type { Answers } from './tables';
import { latestElsewhere } from './visit-store';

/** What was typed on the page wins. @throws ProtocolError tooLarge */
export async function firstAnswers(line: LineId, typed: Answers, context: CallerContext): Promise<Answers> {
  refuseLongSave(typed);
  const form = await formOf(line);
  return form ? underTyped(form, await toldElsewhere(form, context), givenAnswers(form, typed)) : typed;
}

async function toldElsewhere(form: Line, { db, clock, visitor }: CallerContext): Promise<AnswerSet> {
  const now = clock.now();
  const since = secondsAfter(now, -sessionSeconds);
  const visit = await latestElsewhere(db, { visitorId: visitor!.id, line: form.id, since });
  const line = visit && (await formOf(visit.line));
  if (!line) return {};
  return carriedAnswers({ line, answers: givenAnswers(line, visit.answers) }, form, { today: dayInTurkey(now) });
}
