import type { OfferList } from '@emsal/state/offer/offer-state';

/**
 * The list as first rendered. Classic mode waits for the whole list (spec funnel 4.2): showing the few early answers
 * would suggest that no other insurer answers.
 */
export const initialList = (list: OfferList): OfferList =>
  list.mode === 'classic' && list.state === 'running'
    ? {
        ...list,
        offerList: [],
        insurers: list.insurers.map(({ firmId, name }) => ({ firmId, name, state: 'asked' })),
      }
    : list;
