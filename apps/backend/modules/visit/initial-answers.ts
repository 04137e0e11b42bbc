/** Initial answers of a visit, carried over from the visitor's earlier visits of this and other lines (decision 254). */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { carriedAnswers, mergeTypedAnswers, type LineAnswers } from '@emsal/lines/kit/steps/carried-answers';
import { checkAnswer } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { accountPerson } from '../../customers/account-person';
import { secondsAfter } from '../../clock/clock';
import type { CallerContext } from '../../http/context';
import { sessionSeconds } from '../../http/session-seconds';
import { formOf } from '@emsal/lines/server/server-lines';
import { formAnswers } from './form-answers';
import type { Answers } from '../../http/principals';
import { refuseLargeAnswers } from './refuse-large-answers';
import { answeredVisits, type VisitRow } from './visit-store';

/** Answers typed on the page take precedence. @throws ProtocolError tooLarge */
export async function initialAnswers(line: LineId, typed: Answers, context: CallerContext): Promise<Answers> {
  refuseLargeAnswers(typed, 'save');
  const form = formOf(line);
  if (!form) return typed;
  const given = asStored(form, formAnswers(form, typed), dayInTurkey(context.clock.now()));
  return mergeTypedAnswers(form, await earlierAnswers(form, context), given);
}

/**
 * A hydrated landing page groups digits, `532 123 45 67`. What is not valid stays as it was typed, because its step says what is wrong;
 * so does what no field asks.
 */
function asStored(form: Line, typed: AnswerSet, today: string): AnswerSet {
  const read = Object.entries(typed).map(([name, answer]) => {
    if (!form.fields[name]) return [name, answer];
    const verdict = checkAnswer(form, name, { today, answers: typed });
    return [name, verdict.ok && verdict.value !== undefined ? verdict.value : answer];
  });
  return Object.fromEntries(read) as AnswerSet;
}

async function earlierAnswers(form: Line, { db, clock, visitor }: CallerContext): Promise<AnswerSet> {
  const now = clock.now();
  const since = secondsAfter(now, -sessionSeconds);
  const visits = await answeredVisits(db, { visitorId: visitor!.id, since });
  return mergedAnswers(form, [...visits.flatMap(lineAnswers), ...(await accountAnswers(form, { db, visitor }))], now);
}

/** What the form takes over of these, the latest first. */
function mergedAnswers(form: Line, earlier: readonly LineAnswers[], now: Date): AnswerSet {
  const context = { today: dayInTurkey(now) };
  return ofOnePerson(earlier)
    .map((one) => carriedAnswers(one, form, context))
    .reduceRight((older, newer) => mergeTypedAnswers(form, older, newer), {});
}

/** Of a signed-in customer: a form opens with the person of the account (decision 380). */
async function accountAnswers(
  form: Line,
  { db, visitor }: Pick<CallerContext, 'db' | 'visitor'>,
): Promise<LineAnswers[]> {
  const person = await accountPerson(db, visitor!.customerId);
  if (!person) return [];
  const { identityField, birthdayField } = form.facts;
  const { identityNo, phoneNumber, birthDate, jobCode } = person;
  return [{ line: form, answers: { [identityField]: identityNo, phoneNumber, [birthdayField]: birthDate, jobCode } }];
}

/** A form of the account for what a visit of this customer bought: its answers as far as this line asks them, and the person of the account. */
export async function answersAfterSale(
  line: LineId,
  sold: { line: LineId; answers: Answers } | null,
  { db, clock, visitor }: CallerContext,
): Promise<AnswerSet> {
  const form = formOf(line);
  if (!form) return {};
  const bought = sold === null ? [] : lineAnswers(sold);
  const known = [...bought, ...(await accountAnswers(form, { db, visitor }))];
  return mergedAnswers(
    form,
    known.filter((one) => identityIn(one) !== undefined),
    clock.now(),
  );
}

/** Nothing of a line without a form. */
function lineAnswers({ line: id, answers }: Pick<VisitRow, 'line' | 'answers'>): LineAnswers[] {
  const line = formOf(id);
  return line ? [{ line, answers: formAnswers(line, answers) }] : [];
}

const identityIn = ({ line, answers }: LineAnswers) => answers[line.facts.identityField];

/** Those of the latest one's person: an older one knows what the latest did not ask, such as the home. */
const ofOnePerson = (visits: readonly LineAnswers[]): readonly LineAnswers[] =>
  visits.filter((visit) => identityIn(visit) === identityIn(visits[0]!));
