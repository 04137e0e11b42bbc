/** The lists behind a step's selects and comboboxes, asked once per question (brand, year: another list). */
import type { AnswerSet, FormContext, Option } from '@emsal/lines/kit/field';
import { localOptions } from '@emsal/lines/kit/options';
import { optionsRequest } from '@emsal/lines/kit/requests';
import type { StepRequest } from '@emsal/lines/kit/requests';
import type { Line } from '@emsal/lines/kit/step';
import { usePage } from '@emsal/platform/page';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../course/ask';

export interface OptionsQuestion {
  names: readonly string[];
  answers: AnswerSet;
  context: FormContext;
  visitId: string | null;
}

const none: readonly Option[] = [];
const keyOf = ({ call, body }: StepRequest): string => `${call} ${JSON.stringify(body)}`;

/** Options per field; empty while unknown. */
export function useOptions(
  line: Line,
  { names, answers, context, visitId }: OptionsQuestion,
): Readonly<Record<string, readonly Option[]>> {
  const { transport } = usePage();
  const [lists, setLists] = useState<Readonly<Record<string, readonly Option[]>>>({});
  const asked = useRef(new Set<string>());
  const requests =
    visitId === null ? [] : names.flatMap((name) => optionsRequest(line, name, { ...context, visitId, answers }) ?? []);
  const questions = requests.map(keyOf).join('\n');
  useEffect(() => {
    for (const request of requests.filter((one) => !asked.current.has(keyOf(one)))) {
      asked.current.add(keyOf(request));
      void ask(transport, request).then((rows) =>
        setLists((known) => ({
          ...known,
          [keyOf(request)]: Array.isArray(rows) ? rows.map((row) => request.option(row as never)) : none,
        })),
      );
    }
    // The questions are the requests in words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [questions, transport]);
  return Object.fromEntries(
    names.map((name) => {
      const request = visitId === null ? undefined : optionsRequest(line, name, { ...context, visitId, answers });
      return [
        name,
        localOptions(line, name, { ...context, answers }) ?? (request ? (lists[keyOf(request)] ?? none) : none),
      ];
    }),
  );
}
