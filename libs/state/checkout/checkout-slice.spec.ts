import { checkoutChanged, checkoutSlice, payeeEmptied, selectCheckout } from './checkout-slice';
import { emptyCheckout, emptyPayeeForm } from './checkout-state';

const line = 'TRAFFIC';
const after = (...actions: Parameters<typeof checkoutSlice.reducer>[1][]) =>
  selectCheckout(line)({ checkout: actions.reduce(checkoutSlice.reducer, checkoutSlice.getInitialState()) });

describe('the checkout state of a line', () => {
  it('F275 starts without offer, plan, cross offers, detail and address', () => {
    expect(after()).toMatchObject({
      offerId: null,
      selectedPaymentPlanId: null,
      crossOfferList: [],
      offerDetail: null,
      addressDetail: '',
    });
  });

  it('F276 has a payee form with status, bank, branch, finance company and identity, all empty', () => {
    expect(after().payeeForm).toEqual({
      payeeStatus: '',
      bankCode: '',
      bankCity: '',
      branchCode: '',
      financialCompanyCode: '',
      tcOrTaxNo: '',
    });
  });

  it('F278 stores a discount code', () => {
    expect([
      after().discountCode,
      after(checkoutChanged({ line, change: { discountCode: 'BAHAR' } })).discountCode,
    ]).toEqual(['', 'BAHAR']);
  });

  it('resets the payee but keeps its status', () => {
    const payeeForm = { ...emptyPayeeForm, payeeStatus: '1', bankCode: '0010' };
    expect(after(checkoutChanged({ line, change: { payeeForm } }), payeeEmptied({ line }))).toEqual({
      ...emptyCheckout,
      payeeForm: { ...emptyPayeeForm, payeeStatus: '1' },
    });
  });
});
