/** Shown when the back button leads from the bank to the payment page: the state of the payment started there. */
import { usePage } from '@emsal/platform/page';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useState } from 'react';
import { orderTexts } from '../order/order.texts';
import { readOutcome } from './payment-outcome';
import type { PaymentOutcome } from './payment-outcome';
import { checkoutPaths } from '../navigation/checkout-paths';
import { replaceDocument } from '@emsal/platform/navigation/open-document';
import { usePageRestored } from '../navigation/use-page-restored';
import { paymentTexts as texts } from './payment.texts';

/** Read on mount and when the page is restored from the back/forward cache; null until known. */
function useStartedOutcome(odeme: string): PaymentOutcome | null {
  const page = usePage();
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [returns, setReturns] = useState(0);
  usePageRestored(() => setReturns((times) => times + 1));
  useEffect(() => {
    const controller = new AbortController();
    void readOutcome(page, odeme, controller.signal).then((read) => controller.signal.aborted || setOutcome(read));
    return () => controller.abort();
  }, [page, odeme, returns]);
  return outcome;
}

export function StartedPayment({ line, odeme }: { line: LineFacts; odeme: string }) {
  const outcome = useStartedOutcome(odeme);
  useEffect(() => {
    if (outcome?.state === 'completed') replaceDocument(checkoutPaths.completed(line, odeme));
  }, [outcome, line, odeme]);
  const isKnown = outcome !== null && outcome.state !== 'waiting';
  return (
    <Notice live>
      {(isKnown && outcome.reason) || texts.started}{' '}
      <Link href={checkoutPaths.paymentCheck(line, odeme)}>{orderTexts.recoveryLinks.payment}</Link>
    </Notice>
  );
}
