import { usePage } from '@emsal/platform/page';
import { useEffect, useState } from 'react';
import { readOutcome } from '../payment/payment-outcome';
import type { PaymentOutcome } from '../payment/payment-outcome';
import { pollInterval } from '../payment-check/poll-interval';
import type { CompletedData } from './completed-loader';

/**
 * The outcome including its documents: the PDF is created shortly after the policy, so the state is polled until it
 * exists.
 */
export function useDocuments({ odeme, outcome: first }: Pick<CompletedData, 'odeme' | 'outcome'>): PaymentOutcome {
  const page = usePage();
  const [outcome, setOutcome] = useState(first);
  const isPending = outcome.documents.length === 0;
  useEffect(() => {
    if (!isPending) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const poll = async (): Promise<void> => {
      const now = await readOutcome(page, odeme, controller.signal);
      if (controller.signal.aborted) return;
      if (now?.state === 'completed') setOutcome(now);
      timer = setTimeout(() => void poll(), pollInterval);
    };
    timer = setTimeout(() => void poll(), pollInterval);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isPending, odeme, page]);
  return outcome;
}
