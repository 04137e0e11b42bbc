import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { PolicyRequestCode } from '@emsal/api/outcomes/payment';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { useEffect, useRef } from 'react';
import { checkoutPaths } from '../navigation/checkout-paths';
import { StartAgain } from '../visit/start-again';
import { orderTexts as texts } from './order.texts';

export interface Refusal {
  message: string;
  /** The server's code; absent when the page itself refuses. */
  code?: string;
}

export type RecoveryPage = 'offers' | 'summary' | 'firstStep' | 'form' | 'payment';
type RecoverableCode = PolicyRequestCode | typeof endedVisit.code;
/** Page on which a refusal can be corrected; the others can be retried. */
const recoveryPages: Partial<Record<RecoverableCode, RecoveryPage>> = {
  offerGone: 'offers',
  priceChanged: 'offers',
  callCentreOnly: 'offers',
  policyInfoMissing: 'summary',
  documentsNotShown: 'summary',
  payerNotVerified: 'summary',
  payerIsPolicyholder: 'summary',
  notVerified: 'firstStep',
  // Reloading shows the existing payment or redirects to its policy.
  paymentRunning: 'payment',
  alreadyPaid: 'payment',
  alreadyInsured: 'offers',
  [endedVisit.code]: 'form',
};
export const recoveryPageOf = ({ code }: Refusal): RecoveryPage | undefined => recoveryPages[code as RecoverableCode];

/** Why the order cannot continue, with a link to where it can be corrected. Takes the focus. */
export function RefusalNotice({ refusal, line }: { refusal: Refusal; line: LineFacts }) {
  const box = useRef<HTMLDivElement>(null);
  const recoveryPage = recoveryPageOf(refusal);
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Stack gap={12}>
        <Notice tone="danger">
          {refusal.message}{' '}
          {recoveryPage && recoveryPage !== 'form' && (
            <Link href={checkoutPaths[recoveryPage](line)}>{texts.recoveryLinks[recoveryPage]}</Link>
          )}
        </Notice>
        {recoveryPage === 'form' && <StartAgain line={line} />}
      </Stack>
    </div>
  );
}
