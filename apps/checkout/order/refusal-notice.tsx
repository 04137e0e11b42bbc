import type { PolicyRequestCode } from '@emsal/api/outcomes/payment';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useRef } from 'react';
import { checkoutPaths } from '../visit/checkout-paths';
import { orderTexts as texts } from './order.texts';

export interface Refusal {
  message: string;
  /** The server's code; absent where the page itself refuses. */
  code?: string;
}

export type RefusalWay = 'offers' | 'summary' | 'firstStep' | 'payment';
/** Where a refusal can be put right; the others can be tried again on the spot. */
const ways: Partial<Record<PolicyRequestCode, RefusalWay>> = {
  offerGone: 'offers',
  priceChanged: 'offers',
  callCentreOnly: 'offers',
  policyInfoMissing: 'summary',
  documentsNotShown: 'summary',
  payerNotVerified: 'summary',
  notVerified: 'firstStep',
  // Read anew it shows the payment that stands in the way, or leads to its policy.
  paymentRunning: 'payment',
  alreadyPaid: 'payment',
};
export const wayOf = ({ code }: Refusal): RefusalWay | undefined => ways[code as PolicyRequestCode];

/** Why the order cannot go on, in the server's words, with the way to put it right. Takes the focus. */
export function RefusalNotice({ refusal, line }: { refusal: Refusal; line: LineFacts }) {
  const box = useRef<HTMLDivElement>(null);
  const way = wayOf(refusal);
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Notice tone="danger">
        {refusal.message} {way && <Link href={checkoutPaths[way](line)}>{texts.ways[way]}</Link>}
      </Notice>
    </div>
  );
}
