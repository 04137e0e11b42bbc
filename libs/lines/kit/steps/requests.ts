import { cleanCode } from '@emsal/validation/clean/clean';
import { completeAnswers } from '../answers/answers';
import type { CallKey } from '../grammar/calls';
import type { AnswerSet, FormContext } from '../grammar/field';
import type { BodyContext, Line, Lookup, OptionSource, Step } from '../grammar/step';

export interface StepRequest {
  call: CallKey;
  body: unknown;
}

export interface OptionsRequest extends StepRequest {
  option: OptionSource['option'];
}

/** The form's context with the visit's id. */
export interface VisitContext extends FormContext {
  visitId: string;
}

export interface OpenVisit extends VisitContext {
  answers: AnswerSet;
}

/** The calls that save a step, in order, with their bodies. */
export function saveRequests(line: Line, step: Step, visit: OpenVisit): readonly StepRequest[] {
  const all = completeAnswers(line, visit.answers);
  return step.saves
    .filter((save) => save.when?.(all) ?? true)
    .map((save) => ({ call: save.call, body: save.body(all, bodyContext(line, visit)) }));
}

/** The answers with which each lookup last ran, by call; stored in the draft. */
export type LookupRuns = Readonly<Record<string, string>>;

export interface LookupDraft {
  answers: AnswerSet;
  lookupRuns: LookupRuns;
}

/** The lookups of a step whose needed answers are present and have changed since the last run, or whose result was cleared. */
export function dueLookups(line: Line, step: Step, draft: LookupDraft): readonly Lookup[] {
  const all = completeAnswers(line, draft.answers);
  const isNew = (lookup: Lookup) =>
    draft.lookupRuns[lookup.call] !== lookupKey(lookup, all) ||
    (lookup.resultField && draft.answers[lookup.resultField] === undefined);
  return step.lookups.filter((lookup) => isReady(lookup, all) && isNew(lookup));
}

/** The needed answers as one text, to store in `LookupRuns`. Separators and lower case make no difference. */
export function lookupKey(lookup: Lookup, answers: AnswerSet): string {
  return lookup.needs.map((name) => cleanCode(String(answers[name]))).join('|');
}

/** The call of a lookup that is due, with its body. */
export function lookupRequest(line: Line, lookup: Lookup, visit: OpenVisit): StepRequest {
  return { call: lookup.call, body: lookup.input(completeAnswers(line, visit.answers), bodyContext(line, visit)) };
}

/** The call for a field's options, or undefined while an answer that it needs is missing. */
export function optionsRequest(line: Line, field: string, visit: OpenVisit): OptionsRequest | undefined {
  const source = line.relations.sources[field];
  const all = completeAnswers(line, visit.answers);
  if (!source || source.needs.some((name) => !all[name])) return undefined;
  return { call: source.call, body: source.input(all, bodyContext(line, visit)), option: source.option };
}

function isReady(lookup: Lookup, answers: AnswerSet): boolean {
  return lookup.needs.every((name) => Boolean(answers[name])) && (lookup.when?.(answers) ?? true);
}

function bodyContext(line: Line, context: VisitContext): BodyContext {
  return { today: context.today, visitId: context.visitId, line: line.id, branchId: line.facts.branchId };
}
