/** Every layout as data: which header and footer, how wide the content, what stands around it. A route's handle names its layout. */
import type { ComponentType } from 'react';
import type { LayoutName } from '@emsal/platform/remote';
import { later } from './later';
import { NoScript } from './slots/no-script';
import { PaymentSteps } from './slots/payment-steps';

export interface LayoutPlan {
  /** `sober` leaves the menu out: a journey has one way, forward. */
  header: 'menu' | 'sober';
  footer: boolean;
  /** `edge`: sections bring their own width · `wrap`: the container · `reading`: a column of text · `form`: a column of fields. */
  width: 'edge' | 'wrap' | 'reading' | 'form';
  /** Above and below the content; a journey keeps close to its header. */
  air: 'none' | 'some' | 'plenty';
  /** In `<main>`, before the content. */
  above?: ComponentType;
  /** Beside the content from 992 px on, before it below. */
  before?: ComponentType;
  /** Beside the content from 992 px on, after it below. */
  after?: ComponentType;
  /** After `<main>`; what sticks to the window stands here. */
  below?: ComponentType;
}

const AccountCompletion = later('AccountCompletion', () => import('./slots/account-completion'));
const AccountNav = later('AccountNav', () => import('./slots/account-nav'));
const CancelHead = later('CancelHead', () => import('./slots/cancel-head'));
const CancelHelp = later('CancelHelp', () => import('./slots/cancel-help'));
const ShareCard = later('ShareCard', () => import('./slots/share-card'), { onContent: true });

const page: LayoutPlan = { header: 'menu', footer: true, width: 'edge', air: 'plenty' };
const sections: LayoutPlan = { ...page, air: 'none' };
const journey: LayoutPlan = { ...page, header: 'sober', width: 'wrap', air: 'some' };

export const layouts: Readonly<Record<LayoutName, LayoutPlan>> = {
  default: page,
  home: { ...sections, below: ShareCard },
  landing: sections,
  internal: { ...page, width: 'reading' },
  blog: { ...page, width: 'wrap' },
  blogDetail: { ...page, width: 'reading' },
  login: { ...page, header: 'sober', width: 'form' },
  session: { ...page, width: 'wrap', above: AccountCompletion, before: AccountNav },
  // The line's own side bar stands in the content.
  step: { ...journey, footer: false, width: 'edge', air: 'none', above: NoScript },
  stepHome: { ...journey, width: 'edge', air: 'none', above: NoScript },
  offerList: journey,
  payment: { ...journey, footer: false, above: PaymentSteps },
  policyCancel: { ...page, width: 'wrap', above: CancelHead, after: CancelHelp },
  error: page,
};
