/** Parts of the form that most visitors meet late or never; each comes as its own chunk when it is shown. */
import { lazy } from 'react';

export const LaterOtpPanel = lazy(async () => ({ default: (await import('@emsal/verify/otp/otp-panel')).OtpPanel }));

export const LaterCreateOfferDialog = lazy(async () => ({
  default: (await import('../create-offer/create-offer-dialog')).CreateOfferDialog,
}));
