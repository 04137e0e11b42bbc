/** The checkout slice's shape per line (spec funnel 3.9). Card data never comes here: the bank's frame keeps it. */
import type { OutputOf } from '@emsal/api/calls/table';
import type { ByLine } from '../for-line';

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
  /** Ids of the campaigns that were chosen with the offer. */
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
