/**
 * Shape of the checkout slice per line (spec funnel 3.9). Card data is never stored here: it stays in the bank's frame.
 * Fields that the specification names but nothing sets keep their initial value (F275): cross offers are in the offer
 * slice, an offer's detail comes with each page that shows it, the address is typed in the summary's form.
 */
import type { OutputOf } from '@emsal/api/calls/table';
import type { ByLine } from '../line-reducer';

export type OfferDetail = OutputOf<'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}'>;

export interface PayeeForm {
  payeeStatus: string;
  bankCode: string;
  bankCity: string;
  branchCode: string;
  financialCompanyCode: string;
  tcOrTaxNo: string;
}

export interface LineCheckout {
  offerId: string | null;
  /** Ids of the campaigns chosen with the offer. */
  campaigns: readonly number[];
  payeeForm: PayeeForm;
  selectedPaymentPlanId: string | null;
  crossOfferList: readonly { crossOfferUrl: string; count: number }[];
  offerDetail: OfferDetail | null;
  addressDetail: string;
  discountCode: string;
}

export type CheckoutState = ByLine<LineCheckout>;

export const emptyPayeeForm: PayeeForm = {
  payeeStatus: '',
  bankCode: '',
  bankCity: '',
  branchCode: '',
  financialCompanyCode: '',
  tcOrTaxNo: '',
};

export const emptyCheckout: LineCheckout = {
  offerId: null,
  campaigns: [],
  payeeForm: emptyPayeeForm,
  selectedPaymentPlanId: null,
  crossOfferList: [],
  offerDetail: null,
  addressDetail: '',
  discountCode: '',
};
