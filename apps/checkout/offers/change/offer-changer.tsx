import type { ProductId, VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { focusRow } from '../focus/focus-row';
import type { OfferPorts } from '../loading/load-final-list';
import { changeOffer } from './change-offer';
import type { ChangeResult } from './change-offer';
import type { ChosenOptions } from './option-draft';

const LostOptions = lazyComponent(async () => (await import('./lost-options')).LostOptions);
const ChangeDialog = lazyComponent(async () => (await import('./change-dialog')).ChangeDialog);

interface OfferChangerProps {
  line: LineFacts;
  visitId: VisitId;
  ports: OfferPorts;
  offers: Pick<OfferState, 'quoteHeaderId' | 'offerList' | 'options' | 'filters'>;
  /** Product whose dialog is open. */
  productId: ProductId | null;
  onClose: () => void;
}

/** The change dialog and its result. */
export function OfferChanger({ line, visitId, ports, offers, productId, onClose }: OfferChangerProps) {
  /** Of the list that was changed: a new list has its own prices. */
  const [applied, setApplied] = useState<{ message: string; list: string | null }>();
  // The changed offer is rendered as a new row: the button that opened the dialog no longer exists.
  const toFocus = useRef<number | null>(null);
  const offer = offers.offerList.find((one) => one.productId === productId);
  const change = async (options: ChosenOptions): Promise<ChangeResult> => {
    const changed = await changeOffer(ports, { line, visitId, offer: offer!, options, filters: offers.filters });
    if (!changed.ok) return changed;
    setApplied({ message: changed.message, list: offers.quoteHeaderId });
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
      {offers.offerList.some(({ lostOptions }) => lostOptions) && <LostOptions offers={offers.offerList} />}
      {applied?.list === offers.quoteHeaderId && (
        <Notice tone="good" live>
          {applied.message}
        </Notice>
      )}
      {offer && <ChangeDialog {...{ line, offer, onClose }} declared={offers.options ?? []} onChange={change} />}
    </>
  );
}
