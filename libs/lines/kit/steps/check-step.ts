import { requiredMessage } from '@emsal/validation/generic/generic-messages';
import type { Verdict } from '@emsal/validation/verdict';
import { completeAnswers, withDerived } from '../answers/answers';
import type {
  Answer,
  AnswerSet,
  AskedField,
  CheckContext,
  Field,
  FormContext,
  OpenForm,
  PartErrors,
  PartRules,
} from '../grammar/field';
import { localOptions } from '../answers/options';
import type { Line, Step } from '../grammar/step';
import { visibleEntries } from './visible-steps';
import { searchTextName } from '../answers/search-text';

/** Message by field name, `people.1.birthday` for an input within a field: the shape that final-form and the API's `fields` share. */
export type StepErrors = Record<string, string>;

/** `errors`: of a field with several inputs, by input. */
type AnswerVerdict = Verdict<Answer> & Partial<Pick<PartsMessage, 'errors'>>;
interface PartsMessage {
  message: string;
  errors?: PartErrors;
}

export type StepVerdict = { ok: true; answers: AnswerSet } | { ok: false; errors: StepErrors };

/** Validates the step's visible fields: their normalised answers, or one message per invalid field. Runs in the browser and on the server. */
export function checkStep(line: Line, step: Step, form: OpenForm): StepVerdict {
  const context = completeForm(line, form);
  const results = visibleEntries(line, step, form.answers).map(
    ({ field: name }) => [name, checkNamedAnswer(line, namedOf(name, form), context)] as const,
  );
  const invalid = results.flatMap(([name, result]) => (result.ok ? [] : inputErrors(name, result)));
  if (invalid.length > 0) return { ok: false, errors: Object.fromEntries(invalid) };
  const normalised: AnswerSet = Object.fromEntries(
    results.flatMap(([name, result]) => (result.ok ? [[name, result.value]] : [])),
  );
  return { ok: true, answers: withDerived(line, { ...form, answers: normalised }, Object.keys(normalised)) };
}

const inputErrors = (name: string, { errors = {}, message }: PartsMessage): readonly (readonly [string, string])[] => {
  const parts = Object.entries(errors);
  return parts.length > 0 ? parts.map(([part, text]) => [part ? `${name}.${part}` : name, text]) : [[name, message]];
};

/** Field errors of a step, empty when all answers are valid: what final-form's `validate` returns. */
export function stepErrors(line: Line, step: Step, form: OpenForm): StepErrors {
  const result = checkStep(line, step, form);
  return result.ok ? {} : result.errors;
}

/** Validates one answer of the line, whether a visible step asks for it or not. */
export const checkAnswer = (line: Line, name: string, form: OpenForm): AnswerVerdict =>
  checkNamedAnswer(line, namedOf(name, form), completeForm(line, form));

const completeForm = (line: Line, form: OpenForm): CheckContext => ({
  ...form,
  answers: completeAnswers(line, form.answers),
});

interface NamedAnswer {
  name: string;
  /** As stored; the context's answers are complete. */
  answer: Answer | undefined;
  /** Text typed into the field's search without selecting an option. */
  searchText: Answer | undefined;
}

const namedOf = (name: string, { answers }: OpenForm): NamedAnswer => ({
  name,
  answer: answers[name],
  searchText: answers[searchTextName(name)],
});

/**
 * A selected option must be in the field's list, where the list is known here. Search text without a selection is an error even in an
 * optional field.
 */
function checkNamedAnswer(line: Line, { name, answer, searchText }: NamedAnswer, context: CheckContext): AnswerVerdict {
  const field = line.fields[name]!;
  const isChoice = field.kind === 'select' || field.kind === 'combobox' || field.kind === 'radio';
  if (isChoice && isEmpty(answer) && !isEmpty(searchText)) return missing(field);
  const options = isChoice && !isEmpty(answer) ? localOptions(line, name, context) : undefined;
  if (isChoice && options && !options.some(({ code }) => code === answer)) return missing(field);
  return checkField(field, answer, context);
}

/** Validates one answer with the field's own checks. */
export function checkField(field: Field, answer: Answer | undefined, context: CheckContext): AnswerVerdict {
  if (field.kind === 'fact' || field.kind === 'flag')
    return { ok: true, value: answer ?? (field.kind === 'flag' ? false : '') };
  if ('rules' in field) return checkParts(field.rules, answer, context);
  if (isEmpty(answer))
    return isRequired(field, context) ? missing(field) : { ok: true, value: field.kind === 'checkbox' ? false : '' };
  return typeof answer === 'string' ? runChecks(field, answer, context) : { ok: true, value: answer ?? false };
}

function checkParts(rules: PartRules, answer: Answer | undefined, context: CheckContext): AnswerVerdict {
  const result = rules.check(answer, context);
  if (result.ok) return result;
  return {
    ok: false,
    code: 'parts',
    message: Object.values(result.errors)[0] ?? requiredMessage,
    errors: result.errors,
  };
}

function runChecks(field: Extract<Field, { checks?: unknown }>, answer: string, context: CheckContext): Verdict {
  let value = answer.trim();
  for (const check of field.checks ?? []) {
    const result = check(value, context);
    if (!result.ok) return result;
    value = result.value;
  }
  return { ok: true, value };
}

export function isEmpty(answer: Answer | undefined): boolean {
  return typeof answer === 'string' ? /^[\s-]*$/.test(answer) : !answer;
}

export function isRequired(field: Pick<AskedField, 'optional' | 'requiredWhen'>, context: FormContext): boolean {
  return !field.optional || (field.requiredWhen?.(context) ?? false);
}

function missing(field: { missing?: string }): Verdict<never> {
  return { ok: false, code: 'required', message: field.missing ?? requiredMessage };
}
