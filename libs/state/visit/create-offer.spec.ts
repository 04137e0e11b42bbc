import { success, failure } from '@emsal/api/envelope';
import { abTestsLoaded, crossOffersLoaded } from '../offer/offer-slice';
import { initialOfferState } from '../offer/offer-state';
import type { OffersByLine } from '../offer/offer-state';
import { createOffer } from './create-offer';
import {
  createOfferErrorClosed,
  createOfferFailed,
  stepCompleted,
  visitOpened,
  visitVerified,
} from '../funnel/funnel-slice';
import { emptyFunnel } from '../funnel/funnel-state';
import { line, openFunnel, visitId } from '../funnel/testing/open-funnel';

describe('creating offers', () => {
  function ready(reply?: unknown, offer?: OffersByLine) {
    const parts = openFunnel(reply, offer);
    parts.dispatch(visitOpened({ line, visitId }));
    return parts;
  }

  it('F308 F309 clears offers, filters, favourites, cross-offer counts and test variants, and sets isPrepareOffersClicked, before the call', async () => {
    const dirty = {
      ...initialOfferState,
      quoteHeaderId: 'q',
      filters: { firm: ['1'] },
      favouritesList: [1],
      compareList: [1],
      zeroOffer: { messageCode: '402', message: 'x' },
    };
    const { dispatch, seen } = ready(success('1234567890'), { [line]: dirty });
    dispatch(crossOffersLoaded({ line, crossOfferList: [{ crossOfferUrl: '/x', count: 1 }] }));
    dispatch(abTestsLoaded({ line, abTestList: [{ index: 25, value: 'A' }] }));
    await dispatch(createOffer({ line, page: 'arac-ozellikleri' }));
    expect(seen[0]).toMatchObject({
      offer: { [line]: initialOfferState },
      funnel: {
        [line]: {
          createOfferStatus: { isPrepareOffersClicked: true, createOfferPage: 'arac-ozellikleri' },
        },
      },
    });
  });

  it('F310 stores the offer number', async () => {
    const { dispatch, funnel } = ready();
    expect(await dispatch(createOffer({ line, page: 'arac-ozellikleri' }))).toMatchObject({ isSuccess: true });
    expect([funnel().offerNo, funnel().createOfferStatus.isPrepareOffersClicked]).toEqual(['1234567890', false]);
  });

  it('F313 stores status, offer number, message and code of a failure', async () => {
    const { dispatch, funnel } = ready(failure('590', 'Teklif yok'));
    expect(await dispatch(createOffer({ line, page: 'arac-ozellikleri' }))).toMatchObject({ isSuccess: false });
    expect(funnel().createOfferError).toEqual({
      status: true,
      offerNo: null,
      message: 'Teklif yok',
      messageCode: '590',
    });
    dispatch(createOfferErrorClosed({ line }));
    expect(funnel().createOfferError).toEqual(emptyFunnel.createOfferError);
  });

  it.each([
    ['402', true],
    ['BL0', true],
    ['590', false],
    ['B20', false],
    ['other', false],
  ])('F318 F316 F317 code %s resets personal-data verification and the steps: %s', (messageCode, isReset) => {
    const { dispatch, funnel } = openFunnel();
    dispatch(stepCompleted({ line, step: 'temel-bilgiler', answers: { city: '34' } }));
    dispatch(visitVerified({ line }));
    dispatch(createOfferFailed({ line, message: 'x', messageCode }));
    expect([funnel().isVerified, funnel().done.length]).toEqual(isReset ? [false, 0] : [true, 1]);
  });

  it('ignores a second request while one is in progress', async () => {
    const { dispatch, calls } = ready();
    await Promise.all([dispatch(createOffer({ line, page: 'a' })), dispatch(createOffer({ line, page: 'a' }))]);
    expect(calls).toHaveLength(1);
  });
});
