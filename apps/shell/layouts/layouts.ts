/** Every layout as data: header and footer, width of the content, and what surrounds it. A route's handle names its layout. */
import type { ComponentType } from 'react';
import type { LayoutName } from '@emsal/platform/remote';
import { AccountCompletion, AccountNav, CancelHead, CancelHelp, ShareCard } from './lazy-parts';
import { NoScript } from './slots/no-script';
import { PaymentSteps } from './slots/payment-steps';

export interface LayoutPlan {
  /** `minimal` has no menu, so that nothing distracts from the form or the payment. */
  header: 'menu' | 'minimal';
  footer: boolean;
  /** `edge`: full width, sections set their own · `wrap`: the container · `reading`: a column of text · `form`: a column of fields. */
  width: 'edge' | 'wrap' | 'reading' | 'form';
  /** Above and below the content; `trail` begins with a breadcrumb, whose links have room of their own. */
  spacing: 'none' | 'trail' | 'some' | 'plenty';
  /** In `<main>`, before the content. */
  above?: ComponentType;
  /** Beside the content from 992 px on, before it below. */
  before?: ComponentType;
  /** Beside the content from 992 px on, after it below. */
  after?: ComponentType;
  /** After `<main>`, for what sticks to the window. */
  below?: ComponentType;
}

const page: LayoutPlan = { header: 'menu', footer: true, width: 'edge', spacing: 'plenty' };
const sections: LayoutPlan = { ...page, spacing: 'none' };
const journey: LayoutPlan = { ...page, header: 'minimal', width: 'wrap', spacing: 'some' };

export const layouts: Readonly<Record<LayoutName, LayoutPlan>> = {
  default: page,
  home: { ...sections, below: ShareCard },
  landing: sections,
  internal: { ...page, width: 'reading' },
  blog: { ...page, width: 'wrap', spacing: 'trail' },
  blogDetail: { ...page, width: 'wrap', spacing: 'trail' },
  login: { ...page, header: 'minimal', width: 'form' },
  session: { ...page, width: 'wrap', above: AccountCompletion, before: AccountNav },
  // The form renders its own side bar.
  step: { ...journey, footer: false, width: 'edge', spacing: 'none', above: NoScript },
  stepHome: { ...journey, width: 'edge', spacing: 'none', above: NoScript },
  offerList: journey,
  payment: { ...journey, footer: false, above: PaymentSteps },
  service: { ...page, header: 'minimal' },
  policyCancel: { ...page, header: 'minimal', width: 'wrap', above: CancelHead, after: CancelHelp },
  error: page,
};
