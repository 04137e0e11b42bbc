/** Parts of the form that most visitors meet late or never. */
import { later } from '../later/later';

export const laterOtpPanel = later(async () => (await import('@emsal/verify/otp/otp-panel')).OtpPanel);

export const laterOffersComing = later(async () => (await import('../create-offer/offers-coming')).OffersComing);

export const laterCreateOfferDialog = later(
  async () => (await import('../create-offer/create-offer-dialog')).CreateOfferDialog,
);
