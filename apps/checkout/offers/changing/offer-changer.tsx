import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useRef, useState } from 'react';
import { part } from '../../visit/part';
import { focusRow } from '../list/focus-row';
import type { OfferPorts } from '../settle-offers';
import type { Change, Changed } from './change-offer';

const ChangeDialog = part(async () => (await import('./change-dialog')).ChangeDialog);

interface OfferChangerProps {
  line: LineFacts;
  visitId: string;
  ports: OfferPorts;
  offers: Pick<OfferState, 'offerList' | 'assumptions' | 'filters'>;
  /** The product whose dialog is open. */
  productId: number | null;
  onClose: () => void;
}

/** The dialog that changes an offer, and what came of it. */
export function OfferChanger({ line, visitId, ports, offers, productId, onClose }: OfferChangerProps) {
  const [applied, setApplied] = useState<string>();
  // The changed offer is a new row: what opened the dialog is gone when it closes.
  const toFocus = useRef<number | null>(null);
  const offer = offers.offerList.find((one) => one.productId === productId);
  const change = async (wish: Change): Promise<Changed> => {
    // With the dialog that is open: a script of its own could fail to come.
    const { changeOffer } = await import('./change-dialog');
    const changed = await changeOffer(ports, { line, visitId, offer: offer!, change: wish, filters: offers.filters });
    if (!changed.ok) return changed;
    setApplied(changed.message);
    toFocus.current = offer!.productId;
    return changed;
  };
  useEffect(() => {
    if (productId !== null || toFocus.current === null) return;
    const changed = offers.offerList.find((one) => one.productId === toFocus.current);
    toFocus.current = null;
    focusRow(changed?.id);
  }, [productId, offers.offerList]);
  return (
    <>
      {applied && (
        <Notice tone="good" live>
          {applied}
        </Notice>
      )}
      {offer && <ChangeDialog offer={offer} assumptions={offers.assumptions} onChange={change} onClose={onClose} />}
    </>
  );
}
