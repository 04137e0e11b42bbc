import { checkoutChanged, checkoutEmptied, payeeEmptied, selectCheckout } from '../checkout/checkout-slice';
import { emptyCheckout } from '../checkout/checkout-state';
import { selectOffers, sortChosen } from '../offer/offer-slice';
import { initialOfferState } from '../offer/offer-state';
import { answersChanged, funnelEmptied, selectFunnel } from './funnel-slice';
import { emptyFunnel } from './funnel-state';
import { offersPrepared } from '../offer/offers-prepared';
import { line, openFunnel } from './testing/open-funnel';

describe('lines', () => {
  it('are independent', () => {
    const { store, dispatch } = openFunnel();
    dispatch(answersChanged({ line, answers: { city: '34' } }));
    expect(selectFunnel('AUTO')(store.getState())).toBe(emptyFunnel);
  });

  it.each([
    [
      'funnel',
      answersChanged({ line, answers: { city: '34' } }),
      funnelEmptied({ line }),
      selectFunnel(line),
      emptyFunnel,
    ],
    [
      'offer',
      sortChosen({ line, sortedType: 'price' }),
      offersPrepared({ line, page: 'arac-ozellikleri' }),
      selectOffers(line),
      initialOfferState,
    ],
    [
      'checkout',
      checkoutChanged({ line, change: { offerId: '1' } }),
      checkoutEmptied({ line }),
      selectCheckout(line),
      emptyCheckout,
    ],
  ] as const)('M329 the %s state can be reset completely', (_, dirty, empty, select, expected) => {
    const { store, dispatch } = openFunnel();
    dispatch(dirty);
    expect(select(store.getState())).not.toEqual(expected);
    dispatch(empty);
    expect(select(store.getState())).toEqual(expected);
  });

  it('M331 resetting the payee keeps payeeStatus', () => {
    const { store, dispatch } = openFunnel();
    dispatch(
      checkoutChanged({
        line,
        change: {
          payeeForm: {
            payeeStatus: '1',
            bankCode: '0010',
            bankCity: '34',
            branchCode: '1',
            financialCompanyCode: '',
            tcOrTaxNo: '4540234112',
          },
        },
      }),
    );
    dispatch(payeeEmptied({ line }));
    expect(selectCheckout(line)(store.getState()).payeeForm).toEqual({ ...emptyCheckout.payeeForm, payeeStatus: '1' });
  });
});
