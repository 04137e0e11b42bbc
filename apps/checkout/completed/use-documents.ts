import { usePage } from '@emsal/platform/page';
import { useEffect, useState } from 'react';
import { readOutcome } from '../payment-check/payment-outcome';
import type { PaymentOutcome } from '../payment-check/payment-outcome';
import { pollEvery } from '../payment-check/poll-interval';
import type { CompletedData } from './completed-loader';

/** The outcome with its documents: the PDF follows the policy by a moment, so it is asked for until it is there. */
export function useDocuments({ odeme, outcome: first }: Pick<CompletedData, 'odeme' | 'outcome'>): PaymentOutcome {
  const page = usePage();
  const [outcome, setOutcome] = useState(first);
  const isAwaited = outcome.documents.length === 0;
  useEffect(() => {
    if (!isAwaited) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const now = await readOutcome(page, odeme, leaving.signal);
      if (leaving.signal.aborted) return;
      if (now?.state === 'completed') setOutcome(now);
      timer = setTimeout(() => void ask(), pollEvery);
    };
    timer = setTimeout(() => void ask(), pollEvery);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isAwaited, odeme, page]);
  return outcome;
}
