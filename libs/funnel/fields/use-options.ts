/** The options of a step's selects and comboboxes, requested once per query (another brand and year are another query). */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { AnswerSet, FormContext, Option } from '@emsal/lines/kit/grammar/field';
import { localOptions } from '@emsal/lines/kit/answers/options';
import { optionsRequest } from '@emsal/lines/kit/steps/requests';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { queryKey } from '../submission/query';
import { useReplies } from './use-replies';

export interface OptionsQuery {
  names: readonly string[];
  answers: AnswerSet;
  context: FormContext;
  visitId: VisitId | null;
}

const none: readonly Option[] = [];

export interface FieldOptions {
  /** Options per field; empty while unknown. */
  lists: Readonly<Record<string, readonly Option[]>>;
  /** The fields whose options are on their way. */
  loading: ReadonlySet<string>;
  /** Retries, for the fields whose options could not be loaded, or came empty, and are not known locally. */
  retries: Readonly<Record<string, () => void>>;
}

/** Options from a call take precedence over those that the line computes, which are the fallback. */
export function useOptions(line: Line, { names, answers, context, visitId }: OptionsQuery): FieldOptions {
  const requestOf = (name: string) =>
    visitId === null ? undefined : optionsRequest(line, name, { ...context, visitId, answers });
  const { replies, retry } = useReplies(names.flatMap((name) => requestOf(name) ?? []));
  const found = names.map((name) => {
    const request = requestOf(name);
    const key = request && queryKey(request);
    const reply = key === undefined ? undefined : replies[key];
    const own = localOptions(line, name, { ...context, answers });
    return {
      name,
      key,
      options: reply?.length ? reply : (own ?? none),
      isLoading: key !== undefined && reply === undefined && own === undefined,
      hasFailed: reply !== undefined && !reply?.length && own === undefined,
    };
  });
  return {
    lists: Object.fromEntries(found.map(({ name, options }) => [name, options])),
    loading: new Set(found.flatMap(({ name, isLoading }) => (isLoading ? [name] : []))),
    retries: Object.fromEntries(
      found.flatMap(({ name, key, hasFailed }) => (hasFailed && key !== undefined ? [[name, () => retry(key)]] : [])),
    ),
  };
}
