import { requiredMessage } from '@emsal/validation/generic/generic-messages';
import type { Verdict } from '@emsal/validation/verdict';
import { completeAnswers, withDerived } from './answers';
import { byAnswers } from './by-answers';
import { checkRows } from './check-rows';
import type { Answer, AnswerSet, CheckContext, Field, FormContext, ListField, OpenForm, Row } from './field';
import { localOptions } from './options';
import type { Line, Step } from './step';
import { visibleEntries } from './visible-steps';
import { writtenName } from './written-text';

/** Field name to sentence, the shape that final-form and the API's `fields` share. */
export type StepErrors = Record<string, string>;

export type StepVerdict = { ok: true; answers: AnswerSet } | { ok: false; errors: StepErrors };

/** Judges the step's visible fields: their normalised answers, or one sentence per wrong field. Runs in the browser and on the server. */
export function checkStep(line: Line, step: Step, form: OpenForm): StepVerdict {
  const known = judged(line, form.answers);
  const before = known.get(step);
  if (before && isSameContext(before.form, form)) return before.verdict;
  const verdict = judgeStep(line, step, form);
  known.set(step, { form, verdict });
  return verdict;
}

/** A press asks several times: the form, the way on, the menu. */
const judged = byAnswers(() => new Map<Step, { form: FormContext; verdict: StepVerdict }>());
const contextNames = { today: true, marketingPermissionRequired: true } satisfies Record<keyof FormContext, true>;
const isSameContext = (a: FormContext, b: FormContext): boolean =>
  (Object.keys(contextNames) as (keyof FormContext)[]).every((name) => a[name] === b[name]);

function judgeStep(line: Line, step: Step, form: OpenForm): StepVerdict {
  const context = completeForm(line, form);
  const verdicts = visibleEntries(line, step, form.answers).map(
    ({ field: name }) => [name, judgeNamed(line, namedOf(name, form), context)] as const,
  );
  const wrong = verdicts.flatMap(([name, verdict]) => (verdict.ok ? [] : [[name, verdict.message]]));
  if (wrong.length > 0) return { ok: false, errors: Object.fromEntries(wrong) };
  const clean: AnswerSet = Object.fromEntries(
    verdicts.flatMap(([name, verdict]) => (verdict.ok ? [[name, verdict.value]] : [])),
  );
  return { ok: true, answers: withDerived(line, { ...form, answers: clean }, Object.keys(clean)) };
}

/** Field errors of a step, empty when all is right: what final-form's `validate` returns. */
export function stepErrors(line: Line, step: Step, form: OpenForm): StepErrors {
  const verdict = checkStep(line, step, form);
  return verdict.ok ? {} : verdict.errors;
}

/** Judges one answer of the line, whether a step asks for it now or not. */
export const checkAnswer = (line: Line, name: string, form: OpenForm): Verdict<Answer> =>
  judgeNamed(line, namedOf(name, form), completeForm(line, form));

const completeForm = (line: Line, form: OpenForm): CheckContext => ({
  ...form,
  answers: completeAnswers(line, form.answers),
});

interface Named {
  name: string;
  /** As given; the context's answers are complete. */
  answer: Answer | undefined;
  /** Text that chose nothing. */
  written: Answer | undefined;
}

const namedOf = (name: string, { answers }: OpenForm): Named => ({
  name,
  answer: answers[name],
  written: answers[writtenName(name)],
});

/** A choice has to be on its list, where that is known here. What was written and is on no list is not passed over, though the answer may be left out. */
function judgeNamed(line: Line, { name, answer, written }: Named, context: CheckContext): Verdict<Answer> {
  const field = line.fields[name]!;
  const isChoice = field.kind === 'select' || field.kind === 'combobox' || field.kind === 'radio';
  if (isChoice && isEmpty(answer) && !isEmpty(written)) return missing(field);
  const options = isChoice && !isEmpty(answer) ? localOptions(line, name, context) : undefined;
  if (isChoice && options && !options.some(({ code }) => code === answer)) return missing(field);
  return checkField(field, answer, context);
}

/** Judges one answer of a field by the field's own checks. */
export function checkField(field: Field, answer: Answer | undefined, context: CheckContext): Verdict<Answer> {
  if (field.kind === 'fact' || field.kind === 'flag')
    return { ok: true, value: answer ?? (field.kind === 'flag' ? false : '') };
  if (field.kind === 'list') return judgeList(field, answer, context);
  if (isEmpty(answer))
    return isRequired(field, context) ? missing(field) : { ok: true, value: field.kind === 'checkbox' ? false : '' };
  return typeof answer === 'string' ? runChecks(field, answer, context) : { ok: true, value: answer ?? false };
}

function judgeList(field: ListField, answer: Answer | undefined, context: CheckContext): Verdict<Answer> {
  const rows = Array.isArray(answer) ? (answer as readonly Row[]) : [];
  if (rows.length === 0) return isRequired(field, context) ? missing(field) : { ok: true, value: rows };
  const verdict = checkRows(field, rows, context);
  return verdict.ok ? { ok: true, value: verdict.rows } : { ok: false, code: 'rows', message: verdict.message };
}

function runChecks(field: Extract<Field, { checks?: unknown }>, answer: string, context: CheckContext): Verdict {
  let value = answer.trim();
  for (const check of field.checks ?? []) {
    const verdict = check(value, context);
    if (!verdict.ok) return verdict;
    value = verdict.value;
  }
  return { ok: true, value };
}

function isEmpty(answer: Answer | undefined): boolean {
  return typeof answer === 'string' ? /^[\s-]*$/.test(answer) : !answer;
}

function isRequired(field: Exclude<Field, { kind: 'fact' | 'flag' }>, context: FormContext): boolean {
  return !field.optional || (field.requiredWhen?.(context) ?? false);
}

function missing(field: { missing?: string }): Verdict<never> {
  return { ok: false, code: 'required', message: field.missing ?? requiredMessage };
}
