/** The back button from the bank leads to the payment page: what became of the payment that was begun there. */
import { usePage } from '@emsal/platform/page';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useState } from 'react';
import { orderTexts } from '../order/order.texts';
import { readOutcome } from '../payment-check/payment-outcome';
import type { PaymentOutcome } from '../payment-check/payment-outcome';
import { checkoutPaths } from '../visit/checkout-paths';
import { replaceDocument } from '../visit/open-document';
import { useReturned } from '../visit/use-returned';
import { paymentTexts as texts } from './payment.texts';

/** Read when the page is opened and whenever the browser brings it back; null until it is known. */
function useBegunOutcome(odeme: string): PaymentOutcome | null {
  const page = usePage();
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [returns, setReturns] = useState(0);
  useReturned(() => setReturns((times) => times + 1));
  useEffect(() => {
    const leaving = new AbortController();
    void readOutcome(page, odeme, leaving.signal).then((read) => leaving.signal.aborted || setOutcome(read));
    return () => leaving.abort();
  }, [page, odeme, returns]);
  return outcome;
}

export function BegunPayment({ line, odeme }: { line: LineFacts; odeme: string }) {
  const outcome = useBegunOutcome(odeme);
  useEffect(() => {
    if (outcome?.state === 'completed') replaceDocument(checkoutPaths.completed(line, odeme));
  }, [outcome, line, odeme]);
  const isKnown = outcome !== null && outcome.state !== 'waiting';
  return (
    <Notice live>
      {(isKnown && outcome.reason) || texts.begun}{' '}
      <Link href={checkoutPaths.paymentCheck(line, odeme)}>{orderTexts.ways.payment}</Link>
    </Notice>
  );
}
