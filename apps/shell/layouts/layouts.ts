/** Route handle to layout; a route without one gets the default. */
import type { LayoutName } from '@emsal/platform/remote';
import type { ComponentType } from 'react';
import { ContentLayout } from './content/content-layout';
import { DefaultLayout } from './default/default-layout';
import { ErrorLayout } from './error/error-layout';
import { OfferListLayout } from './offer-list/offer-list-layout';
import type { LayoutProps } from './page-frame';
import { PaymentLayout } from './payment/payment-layout';
import { StepLayout } from './step/step-layout';

export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  content: ContentLayout,
  step: StepLayout,
  offerList: OfferListLayout,
  payment: PaymentLayout,
  error: ErrorLayout,
};
