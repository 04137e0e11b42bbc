/** All calls of the product, and the types that client and handlers derive from them. Browsers import the types only. */
import type { z } from 'zod';
import { assistantCalls } from './assistant';
import { autoCalls } from './auto';
import { captchaCalls } from './captcha';
import { cmsCalls } from './cms';
import { dataCalls } from './data';
import { complementHealthCalls } from './complement-health';
import { cookieConsentCalls } from './cookie-consent';
import { customerAccountCalls } from './customer-account';
import { accountDiscountCalls } from './customer-account/discounts';
import { accountHelpCalls } from './customer-account/help';
import { accountInvitationCalls } from './customer-account/invitations';
import { accountNotificationCalls } from './customer-account/notifications';
import { accountOfferCalls } from './customer-account/offers';
import { accountPrivacyCalls } from './customer-account/privacy';
import { accountVehicleCalls } from './customer-account/vehicles';
import { passkeyCalls } from './customer-account/passkeys';
import { priceWatchCalls } from './customer-account/price-watches';
import { accountPolicyCalls } from './customer-account/policies';
import { daskCalls } from './dask';
import { entryCalls } from './entry';
import { greenCardCalls } from './green-card';
import { homeCalls } from './home';
import { listLinkCalls } from './list-link';
import { offerCalls } from './offer';
import { personalAccidentCalls } from './personal-accident';
import { petCalls } from './pet';
import { phoneCalls } from './phone';
import { policyRequestCalls } from './policy-request';
import { reviewCalls } from './reviews';
import { addendumPdfCalls } from './self-service/addendum';
import { neededFilesCalls } from './self-service/needed-files';
import { policyPdfCalls } from './self-service/policy';
import { refundIbanCalls } from './self-service/refund-iban';
import { campaignCalls } from './self-service/campaign';
import { formConsentCalls } from './self-service/form-consent';
import { healthProcessCalls } from './self-service/health-process';
import { cancellationCalls } from './self-service/cancellation';
import { formDataCalls } from './self-service/form-data';
import { trackingCalls as cancellationTrackingCalls } from './self-service/tracking';
import { sharedStepCalls } from './shared-step';
import { tokenCalls } from './token';
import { trackingCalls } from './tracking';
import { travelCalls } from './travel';
import { plateAddendumCalls } from './self-service/plate-addendum';
import { vehicleSurveyCalls } from './self-service/vehicle-survey';
import { uploadCalls } from './upload';

export const calls = {
  ...captchaCalls,
  ...cmsCalls,
  ...dataCalls,
  ...cookieConsentCalls,
  ...tokenCalls,
  ...trackingCalls,
  ...sharedStepCalls,
  ...autoCalls,
  ...greenCardCalls,
  ...travelCalls,
  ...personalAccidentCalls,
  ...homeCalls,
  ...daskCalls,
  ...complementHealthCalls,
  ...petCalls,
  ...phoneCalls,
  ...uploadCalls,
  ...offerCalls,
  ...listLinkCalls,
  ...assistantCalls,
  ...policyRequestCalls,
  ...reviewCalls,
  ...plateAddendumCalls,
  ...vehicleSurveyCalls,
  ...entryCalls,
  ...campaignCalls,
  ...formConsentCalls,
  ...healthProcessCalls,
  ...customerAccountCalls,
  ...accountPolicyCalls,
  ...accountVehicleCalls,
  ...accountOfferCalls,
  ...passkeyCalls,
  ...priceWatchCalls,
  ...accountHelpCalls,
  ...accountPrivacyCalls,
  ...policyPdfCalls,
  ...addendumPdfCalls,
  ...neededFilesCalls,
  ...refundIbanCalls,
  ...accountDiscountCalls,
  ...accountInvitationCalls,
  ...accountNotificationCalls,
  ...formDataCalls,
  ...cancellationCalls,
  ...cancellationTrackingCalls,
};
export type Calls = typeof calls;
export type CallKey = keyof Calls;
export type CommandKey = { [K in CallKey]: Calls[K]['style'] extends 'command' ? K : never }[CallKey];
export type LookupKey = { [K in CallKey]: Calls[K]['style'] extends 'lookup' ? K : never }[CallKey];
/** A client's input: path parameters and body as one object. */
export type InputOf<K extends CallKey> = z.input<Calls[K]['input']>;
/** A handler's input, with defaults. */
export type ParsedOf<K extends CallKey> = z.output<Calls[K]['input']>;
/** A command's result or a lookup's list. */
export type OutputOf<K extends CallKey> = z.output<Calls[K]['output']>;
