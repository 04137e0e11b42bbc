/** What is being bought, between policy information and the payment check. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { createSlice } from '@emsal/platform/store';
import { forLine } from '../for-line';
import { offersPrepared } from '../funnel/prepare-offers';
import { emptyCheckout, emptyPayeeForm } from './checkout-state';
import type { CheckoutState, LineCheckout } from './checkout-state';

const own = forLine(emptyCheckout);
const initialState: CheckoutState = {};

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutChanged: own<{ change: Partial<LineCheckout> }>((_, { change }) => change),
    /** Keeps whether there is a payee at all. */
    payeeEmptied: own(({ payeeForm }) => ({ payeeForm: { ...emptyPayeeForm, payeeStatus: payeeForm.payeeStatus } })),
    checkoutEmptied: own(() => emptyCheckout),
  },
  extraReducers: (builder) => {
    builder.addCase(
      offersPrepared,
      own<{ page: string }>(() => emptyCheckout),
    );
  },
});

export const { checkoutChanged, payeeEmptied, checkoutEmptied } = checkoutSlice.actions;

export const selectCheckout =
  (line: LineId) =>
  (state: { checkout?: CheckoutState }): LineCheckout =>
    state.checkout?.[line] ?? emptyCheckout;
