import { usePage } from '@emsal/platform/page';
import { useEffect, useState } from 'react';
import { checkoutPaths } from '../visit/checkout-paths';
import { replaceDocument } from '../visit/open-document';
import type { PaymentCheckData } from './payment-check-loader';
import { readOutcome } from './payment-outcome';
import type { PaymentOutcome } from './payment-outcome';
import { pollEvery } from './poll-interval';

/** States that change by themselves, or in another tab. */
const awaited: readonly PaymentOutcome['state'][] = ['waiting', 'atBank', 'noInsurerReply', 'refunding'];
const isAwaitedIn = ({ state, order }: PaymentOutcome): boolean => awaited.includes(state) || order.openUntil !== null;

/** The state as it stands, asked again while it is awaited; a completed payment leads on to the policy. */
export function useOutcome({ line, odeme, outcome: first }: PaymentCheckData): {
  outcome: PaymentOutcome | null;
  askAgain: () => void;
} {
  const page = usePage();
  const [outcome, setOutcome] = useState(first);
  const [asked, setAsked] = useState(0);
  const isAwaited = outcome === null ? asked > 0 : isAwaitedIn(outcome);
  useEffect(() => {
    if (!isAwaited) return;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      const now = await readOutcome(page, odeme, leaving.signal);
      if (leaving.signal.aborted) return;
      if (now !== null) setOutcome(now);
      timer = setTimeout(() => void ask(), pollEvery);
    };
    let timer = setTimeout(() => void ask(), asked > 0 ? 0 : pollEvery);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isAwaited, asked, odeme, page]);
  useEffect(() => {
    if (outcome?.state === 'completed') replaceDocument(checkoutPaths.completed(line, odeme));
  }, [outcome, line, odeme]);
  return { outcome, askAgain: () => setAsked((times) => times + 1) };
}
