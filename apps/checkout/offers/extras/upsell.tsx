import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { upsellClosed } from '@emsal/state/offer/offer-slice';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { part } from '../../visit/part';
import type { OfferPorts } from '../settle-offers';

const UpsellCard = part(async () => (await import('./upsell-card')).UpsellCard);

interface UpsellProps {
  line: LineFacts;
  offers: Pick<OfferState, 'upsellItems' | 'offerList'>;
  ports: OfferPorts;
  onLook: (productId: number) => void;
}

/** The card that betters the recommended offer, until it is closed. */
export const Upsell = ({ line, offers, ports, onLook }: UpsellProps) =>
  offers.upsellItems.isOpenCard && (
    <UpsellCard {...{ offers, onLook }} onClose={() => ports.dispatch(upsellClosed({ line: line.id }))} />
  );
