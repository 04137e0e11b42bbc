/** The rows of list calls, requested once per query. */
import type { StepRequest } from '@emsal/lines/kit/steps/requests';
import { usePage } from '@emsal/platform/page';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { query, queryKey } from '../submission/query';

export interface ListRequest<Item> extends StepRequest {
  option(row: never): Item;
}

/** Options by query; null where the request failed. */
type Replies<Item> = Readonly<Record<string, readonly Item[] | null>>;

/** The last options by page, so that a step that is rendered again while offline still shows the name of what was chosen. */
const lastReplies = new WeakMap<object, Replies<unknown>>();

/** Sends each query once, and again after a failure: by the visitor's retry, or when the browser is online. */
export function useReplies<Item>(requests: readonly ListRequest<Item>[]): {
  replies: Replies<Item>;
  retry: (key: string) => void;
} {
  const { transport } = usePage();
  const [replies, setReplies] = useState<Replies<Item>>({});
  const [tries, setTries] = useState(0);
  const requested = useRef(new Set<string>());
  const askNew = useEffectEvent(() => {
    for (const request of requests.filter((one) => !requested.current.has(queryKey(one)))) {
      const key = queryKey(request);
      requested.current.add(key);
      void query(transport, request).then((rows) => {
        const known = lastReplies.get(transport) as Replies<Item> | undefined;
        const reply = Array.isArray(rows) ? rows.map((row) => request.option(row as never)) : (known?.[key] ?? null);
        lastReplies.set(transport, { ...known, [key]: reply });
        setReplies((before) => ({ ...before, [key]: reply }));
      });
    }
  });
  const questions = requests.map(queryKey).join('\n');
  useEffect(() => askNew(), [questions, transport, tries]);
  const retry = (key: string): void => {
    requested.current.delete(key);
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
