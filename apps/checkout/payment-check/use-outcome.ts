import { usePage } from '@emsal/platform/page';
import { useEffect, useState } from 'react';
import { checkoutPaths } from '../navigation/checkout-paths';
import { replaceDocument } from '@emsal/platform/navigation/open-document';
import type { PaymentCheckData } from './payment-check-loader';
import { readOutcome } from '../payment/payment-outcome';
import type { PaymentOutcome } from '../payment/payment-outcome';
import { pollInterval } from './poll-interval';

/** States that change without the visitor's action. */
const pendingStates: readonly PaymentOutcome['state'][] = ['waiting', 'atBank', 'noInsurerReply', 'refunding'];
const hasPendingState = ({ state, order }: PaymentOutcome): boolean =>
  pendingStates.includes(state) || order.openUntil !== null;

/** The current state, polled while it is pending; a completed payment redirects to the policy. */
export function useOutcome({ line, odeme, outcome: first }: PaymentCheckData): {
  outcome: PaymentOutcome | null;
  retry: () => void;
} {
  const page = usePage();
  const [outcome, setOutcome] = useState(first);
  const [retries, setRetries] = useState(0);
  const isPending = outcome === null ? retries > 0 : hasPendingState(outcome);
  useEffect(() => {
    if (!isPending) return;
    const controller = new AbortController();
    const poll = async (): Promise<void> => {
      const now = await readOutcome(page, odeme, controller.signal);
      if (controller.signal.aborted) return;
      if (now !== null) setOutcome(now);
      if (now === null || hasPendingState(now)) timer = setTimeout(() => void poll(), pollInterval);
    };
    let timer = setTimeout(() => void poll(), retries > 0 ? 0 : pollInterval);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isPending, retries, odeme, page]);
  useEffect(() => {
    if (outcome?.state === 'completed') replaceDocument(checkoutPaths.completed(line, odeme));
  }, [outcome, line, odeme]);
  return { outcome, retry: () => setRetries((times) => times + 1) };
}
