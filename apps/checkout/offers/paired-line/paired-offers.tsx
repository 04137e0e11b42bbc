import { lazyComponent } from '@emsal/platform/lazy-component';
import type { PairedOffersCardProps } from './paired-offers-card';

const OtherLines = lazyComponent(async () => (await import('./paired-offers-card')).PairedOffersCard);

/** Offers of the paired line, if any. */
export const PairedOffers = (props: PairedOffersCardProps) => props.crossOffers.length > 0 && <OtherLines {...props} />;
