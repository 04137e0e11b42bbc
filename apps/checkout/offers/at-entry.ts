import type { OfferList } from '@emsal/state/offer/offer-state';

/**
 * The list as its page opens. The classic page waits for the whole list (spec funnel 4.2): the few answers that were
 * faster than the page would stand there as if nobody else had answered.
 */
export const atEntry = (list: OfferList): OfferList =>
  list.mode === 'classic' && list.state === 'running'
    ? {
        ...list,
        offerList: [],
        insurers: list.insurers.map(({ firmId, name }) => ({ firmId, name, state: 'asked' })),
      }
    : list;
