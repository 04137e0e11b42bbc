/** The lists behind a step's selects and comboboxes, asked once per question (brand, year: another list). */
import type { AnswerSet, FormContext, Option } from '@emsal/lines/kit/field';
import { localOptions } from '@emsal/lines/kit/options';
import { optionsRequest } from '@emsal/lines/kit/requests';
import type { OptionsRequest } from '@emsal/lines/kit/requests';
import type { Line } from '@emsal/lines/kit/step';
import { usePage } from '@emsal/platform/page';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask, questionKey } from '../course/ask';

export interface OptionsQuestion {
  names: readonly string[];
  answers: AnswerSet;
  context: FormContext;
  visitId: string | null;
}

const none: readonly Option[] = [];

/** What the calls answered, by question; null where one failed. */
type Replies = Readonly<Record<string, readonly Option[] | null>>;

/** The lists that came, by page: without a connection a step that is drawn anew still names what was chosen. */
const came = new WeakMap<object, Replies>();

export interface FieldOptions {
  /** Options per field; empty while unknown. */
  lists: Readonly<Record<string, readonly Option[]>>;
  /** Asks again, for the fields whose list did not come and that have no other. */
  retries: Readonly<Record<string, () => void>>;
}

/** Asks each question once, until it failed and is asked again: by the visitor, or because the connection is back. */
function useReplies(requests: readonly OptionsRequest[]): { replies: Replies; retry: (key: string) => void } {
  const { transport } = usePage();
  const [replies, setReplies] = useState<Replies>({});
  const [tries, setTries] = useState(0);
  const asked = useRef(new Set<string>());
  const askNew = useEffectEvent(() => {
    for (const request of requests.filter((one) => !asked.current.has(questionKey(one)))) {
      const key = questionKey(request);
      asked.current.add(key);
      void ask(transport, request).then((rows) => {
        const known = came.get(transport);
        const reply = Array.isArray(rows) ? rows.map((row) => request.option(row as never)) : (known?.[key] ?? null);
        came.set(transport, { ...known, [key]: reply });
        setReplies((before) => ({ ...before, [key]: reply }));
      });
    }
  });
  const questions = requests.map(questionKey).join('\n');
  useEffect(() => askNew(), [questions, transport, tries]);
  const retry = (key: string): void => {
    asked.current.delete(key);
    setReplies(({ [key]: _, ...others }) => others);
    setTries((before) => before + 1);
  };
  const retryFailed = useEffectEvent(() => Object.keys(replies).forEach((key) => replies[key] ?? retry(key)));
  useEffect(() => {
    const retryNow = () => retryFailed();
    addEventListener('online', retryNow);
    return () => removeEventListener('online', retryNow);
  }, []);
  return { replies, retry };
}

/** What a call knows goes before what the line computes, which is there when the call is not. */
export function useOptions(line: Line, { names, answers, context, visitId }: OptionsQuestion): FieldOptions {
  const requestOf = (name: string) =>
    visitId === null ? undefined : optionsRequest(line, name, { ...context, visitId, answers });
  const { replies, retry } = useReplies(names.flatMap((name) => requestOf(name) ?? []));
  const found = names.map((name) => {
    const request = requestOf(name);
    const key = request && questionKey(request);
    const reply = key === undefined ? undefined : replies[key];
    const own = localOptions(line, name, { ...context, answers });
    return {
      name,
      key,
      options: reply?.length ? reply : (own ?? none),
      hasFailed: reply === null && own === undefined,
    };
  });
  return {
    lists: Object.fromEntries(found.map(({ name, options }) => [name, options])),
    retries: Object.fromEntries(
      found.flatMap(({ name, key, hasFailed }) => (hasFailed && key !== undefined ? [[name, () => retry(key)]] : [])),
    ),
  };
}
