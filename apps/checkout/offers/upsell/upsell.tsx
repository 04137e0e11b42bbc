import type { ProductId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { upsellClosed } from '@emsal/state/offer/offer-slice';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { lazyComponent } from '@emsal/platform/lazy-component';
import type { OfferPorts } from '../loading/load-final-list';

const UpsellCard = lazyComponent(async () => (await import('./upsell-card')).UpsellCard);

interface UpsellProps {
  line: LineFacts;
  offers: Pick<OfferState, 'upsellItems' | 'offerList'>;
  ports: OfferPorts;
  onShowOptions: (productId: ProductId) => void;
}

/** The upsell card, until it is closed. */
export const Upsell = ({ line, offers, ports, onShowOptions }: UpsellProps) =>
  offers.upsellItems.isOpenCard && (
    <UpsellCard {...{ offers, onShowOptions }} onClose={() => ports.dispatch(upsellClosed({ line: line.id }))} />
  );
