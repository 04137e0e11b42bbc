/** What the visitor entered and chose from the policy information to the payment's result, by line. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { createSlice } from '@emsal/platform/store';
import { lineReducerFor } from '../line-reducer';
import { offersPrepared } from '../offer/offers-prepared';
import { emptyCheckout, emptyPayeeForm } from './checkout-state';
import type { CheckoutState, LineCheckout } from './checkout-state';

const checkoutReducer = lineReducerFor(() => emptyCheckout);
const initialState: CheckoutState = {};

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    checkoutChanged: checkoutReducer<{ change: Partial<LineCheckout> }>((_, { change }) => change),
    /** Keeps the payee status. */
    payeeEmptied: checkoutReducer(({ payeeForm }) => ({
      payeeForm: { ...emptyPayeeForm, payeeStatus: payeeForm.payeeStatus },
    })),
    checkoutEmptied: checkoutReducer(() => emptyCheckout),
  },
  extraReducers: (builder) => {
    builder.addCase(
      offersPrepared,
      checkoutReducer<{ page: string }>(() => emptyCheckout),
    );
  },
});

export const { checkoutChanged, payeeEmptied, checkoutEmptied } = checkoutSlice.actions;

export const selectCheckout =
  (line: LineId) =>
  (state: { checkout?: CheckoutState }): LineCheckout =>
    state.checkout?.[line] ?? emptyCheckout;
