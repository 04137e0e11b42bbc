/** Every module of the backend: one line each. */
import type { CallKey } from '@emsal/api/calls/table';
import type { BackendModule } from './http/module';
import { accountModule } from './modules/account/account';
import { accountDiscountModule } from './modules/account-discount/account-discount';
import { accountHelpModule } from './modules/account-help/account-help';
import { accountNotificationModule } from './modules/account-notification/account-notification';
import { accountOfferModule } from './modules/account-offer/account-offer';
import { accountPasskeyModule } from './modules/account-passkey/account-passkey';
import { accountPrivacyModule } from './modules/account-privacy/account-privacy';
import { accountPolicyModule } from './modules/account-policy/account-policy';
import { accountVehicleModule } from './modules/account-vehicle/account-vehicle';
import { assistantModule } from './modules/assistant/assistant';
import { askedFilesModule } from './modules/asked-files/asked-files';
import { assetModule } from './modules/asset/asset';
import { vehicleModule } from './modules/vehicle/vehicle';
import { cancellationModule } from './modules/cancellation/cancellation';
import { captchaModule } from './modules/captcha/captcha';
import { compareMailModule } from './modules/compare-mail/compare-mail';
import { complementHealthModule } from './modules/complement-health/complement-health';
import { consentModule } from './modules/consent/consent';
import { formConsentModule } from './modules/consent/form-consent';
import { healthProcessModule } from './modules/health-process/health-process';
import { contentModule } from './modules/content/content';
import { cookieConsentModule } from './modules/cookie-consent/cookie-consent';
import { visitPersonModule } from './modules/visit-person/visit-person';
import { daskModule } from './modules/dask/dask';
import { calculatorDataModule } from './modules/calculator-data/calculator-data';
import { draftModule } from './modules/draft/draft';
import { documentModule } from './modules/document/document';
import { documentLinkModule } from './modules/document-link/document-link';
import { greenCardModule } from './modules/green-card/green-card';
import { homeModule } from './modules/home/home';
import { invitationModule } from './modules/invitation/invitation';
import { listLinkModule } from './modules/list-link/list-link';
import { optionListsModule } from './modules/option-lists/option-lists';
import { offerModule } from './modules/offer/offer';
import { otpModule } from './modules/otp/otp';
import { partnerModule } from './modules/partner/partner';
import { passportModule } from './modules/passport/passport';
import { petModule } from './modules/pet/pet';
import { phoneModule } from './modules/phone/phone';
import { priceWatchModule } from './modules/price-watch/price-watch';
import { checkoutDependencies } from './checkout-dependencies';
import { personalAccidentModule } from './modules/personal-accident/personal-accident';
import { policyModule } from './modules/policy/policy';
import { checkoutModule } from './modules/checkout/checkout';
import { refundIbanModule } from './modules/refund-iban/refund-iban';
import { renewalReminderModule } from './modules/renewal-reminder/renewal-reminder';
import { entryModule } from './modules/entry/entry';
import { reviewModule } from './modules/review/review';
import { serviceProofModule } from './modules/service-proof/service-proof';
import { serviceRequestModule } from './modules/service-request/service-request';
import { tokenModule } from './modules/token/token';
import { trackingModule } from './modules/tracking/tracking';
import { travelModule } from './modules/travel/travel';
import { uploadModule } from './modules/upload/upload';
import { vehicleAddendumModule } from './modules/plate-addendum/plate-addendum';
import { vehicleSurveyModule } from './modules/vehicle-survey/vehicle-survey';
import { visitModule } from './modules/visit/visit';
import { retentionModule } from './modules/retention/nightly-jobs';

const offers = offerModule();
const everyModule = [
  tokenModule,
  trackingModule,
  visitModule,
  draftModule,
  captchaModule,
  cookieConsentModule,
  contentModule,
  calculatorDataModule,
  consentModule,
  formConsentModule,
  healthProcessModule,
  otpModule,
  visitPersonModule,
  assetModule,
  passportModule,
  optionListsModule,
  vehicleModule,
  greenCardModule,
  travelModule,
  personalAccidentModule,
  homeModule,
  daskModule,
  complementHealthModule,
  petModule,
  phoneModule,
  uploadModule,
  offers,
  partnerModule(offers),
  policyModule,
  checkoutModule(checkoutDependencies),
  serviceRequestModule(checkoutDependencies),
  documentModule,
  documentLinkModule,
  compareMailModule,
  listLinkModule,
  assistantModule,
  renewalReminderModule(checkoutDependencies),
  reviewModule,
  vehicleAddendumModule,
  vehicleSurveyModule,
  entryModule,
  askedFilesModule,
  refundIbanModule,
  accountModule,
  accountPolicyModule,
  accountVehicleModule,
  accountOfferModule,
  priceWatchModule(offers),
  accountHelpModule,
  accountPasskeyModule,
  accountPrivacyModule,
  accountDiscountModule,
  invitationModule,
  accountNotificationModule,
  serviceProofModule,
  cancellationModule,
  retentionModule,
] as const;

type Served = (typeof everyModule)[number] extends infer Module
  ? Module extends BackendModule<infer Name>
    ? Name
    : never
  : never;
/** Compile error, naming the calls, while a call of the contract has no handler. */
const unserved: Exclude<CallKey, Served>[] = [];
unserved satisfies never[];

export const modules: readonly BackendModule[] = everyModule;
