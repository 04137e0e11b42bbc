/** Checkout: the chosen offer is confirmed, paid once, issued, documented and sent (funnel 4.4, 7.4). */
import type { ProductId, QuoteHeaderId, VisitId } from '@emsal/api/calls/identifiers';
import { policyRequestCalls } from '@emsal/api/calls/policy-request';
import { email as checkEmail } from '@emsal/validation/email/email';
import type { VisitContext } from '../../http/context';
import type { Handlers } from '../../http/handlers';
import { defineModule, type BackendModule } from '../../http/module';
import type { Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';
import type { Job } from '../../http/job';
import { changeCallWindow, createApplication, getApplication } from './applications/applications';
import { applicationSmsJob } from './applications/application-sms';
import type { CheckoutDependencies } from './chosen-offer';
import { customerCoupons, getCoupon } from './coupons/coupons';
import { addCoupons } from './coupons/coupon-store';
import { sampleRows } from './coupons/sample-rows';
import { payDiscountsJob } from './coupons/pay-discounts';
import { disclosureRoute } from './disclosures/disclosure-route';
import { fillPolicies } from './policy/fill-policies';
import { fillLiveSales } from './live-sale/fill-live-sales';
import { getLiveSales } from './live-sale/get-live-sales';
import { mailPolicyTo, messageJobs } from './messages/message-jobs';
import { isPayerCodeRequired, sendPayerCode, validatePayerCode } from './payer/payer-code';
import { isPayerDifferent, savePayer, savePayerPhone, searchPayer } from './payer/payer';
import { completionRunner } from './completion/completion-runner';
import { paymentJobs, resumePayments } from './completion/resume-payments';
import { paymentStatus } from './payment-status/payment-status';
import { requireOwnPayment } from './payment/require-own-payment';
import { bankReturnRoutes } from './completion/bank-return-routes';
import { startPayment } from './starting/start-payment';
import { paymentPlans, planOf, type PaymentPlan } from './plans/payment-plans';
import { policyDocumentJob } from './policy/policy-document';
import { findPolicyOfOrder } from '../policy/policy-store';
import { createPolicyInfo } from './policy-info/policy-info';
import { getPriceChange } from './policy-info/price-change';
import { checkPermissions, savePermissions } from './permissions/permissions';
import { reconcileJob } from './reconciliation/reconcile';
import { refuse } from './refuse';
import { getInformations } from './summary/get-informations';
import { getSettlement } from './policy/get-settlement';
import { verifyPolicy } from './verify-policy/verify-policy';

/** @param dependenciesOf the offer module and the insurers, as checkout needs them */
export function checkoutModule(
  dependenciesOf: (services: Services) => CheckoutDependencies,
): BackendModule<keyof typeof policyRequestCalls & string> {
  return defineModule({
    name: 'policyrequest',
    calls: policyRequestCalls,
    handlers: handlersOf(dependenciesOf),
    routes: (app, services) => {
      disclosureRoute(app, services);
      return bankReturnRoutes(app, services, dependenciesOf(services));
    },
    jobs: [
      ...paymentJobs(dependenciesOf),
      payDiscountsJob,
      reconcileJob,
      policyDocumentJob as Job,
      applicationSmsJob as Job,
      ...messageJobs,
    ],
    start: async (services) => {
      // Awaited: a second sale must find the first one.
      await fillLiveSales(services);
      await fillPolicies(services);
      if (services.ports.bank.origin === new URL(services.config.sandboxUrl).origin)
        await addCoupons(services.db, [...sampleRows]);
      // Not awaited: an unavailable bank must not delay the start. What is interrupted is resumed within a minute.
      const firstSweep = resumePayments(services, dependenciesOf(services)).catch((error: unknown) =>
        services.log.error({ err: error }, 'payment: the resumption at start was interrupted'),
      );
      return async () => {
        await firstSweep;
        await completionRunner(services).drain();
        await dependenciesOf(services).close?.();
      };
    },
  });
}

const handlersOf = (
  dependenciesOf: (services: Services) => CheckoutDependencies,
): Handlers<typeof policyRequestCalls> => ({
  'POST policyrequest/CreatePolicyInfo': (input, context) => createPolicyInfo(dependenciesOf(context), input, context),
  'POST policyrequest/GetPaymentPlan': (input, context) => planFor(dependenciesOf(context), input, context),
  'GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}': (input, context) =>
    plansFor(dependenciesOf(context), input, context),
  'GET policyrequest/GetInformations/{visitId}': (input, context) =>
    getInformations(dependenciesOf(context), input, context),
  'POST policyrequest/CreateThreeD': (input, context) => startPayment(dependenciesOf(context), input, context),
  'POST policyrequest/Success': async ({ odeme }, context) => {
    const payment = await requireOwnPayment(odeme, context, 'change');
    void completionRunner(context).runInBackground({ ...context, dependencies: dependenciesOf(context) }, payment.id);
    return paymentStatus(context, payment);
  },
  'POST policyrequest/SearchInsurer': (input, context) => searchPayer(input, context),
  'POST policyrequest/IsInsurerDifferent': (input, context) =>
    isPayerDifferent(dependenciesOf(context), input, context),
  'POST policyrequest/SaveInsurer': (input, context) => savePayer(dependenciesOf(context), input, context),
  'POST policyrequest/SaveInsurerPhone': (input, context) => savePayerPhone(dependenciesOf(context), input, context),
  'POST policyrequest/IsOtpRequired': (_input, context) => isPayerCodeRequired(dependenciesOf(context), context),
  'POST policyrequest/sendotp': ({ captcha }, context) => sendPayerCode(dependenciesOf(context), captcha, context),
  'POST policyrequest/otpvalidate': ({ code }, context) => validatePayerCode(dependenciesOf(context), code, context),
  'POST policyrequest/CheckAnnouncementPermission': (_input, context) => checkPermissions(context),
  'POST policyrequest/SaveAnnouncementPermission': savePermissions,
  'GET policyrequest/GetPriceChange/{visitId}': (input, context) =>
    getPriceChange(dependenciesOf(context), input, context),
  'GET policyrequest/GetLiveSales/{visitId}': (input, context) => getLiveSales(dependenciesOf(context), input, context),
  'GET policyrequest/GetCoupon/{visitId}/{discountCode}': (input, context) =>
    getCoupon(dependenciesOf(context), input, context),
  'GET policyrequest/GetCustomerCouponList/{visitId}': (input, context) =>
    customerCoupons(dependenciesOf(context), input, context),
  'POST policyrequest/AddToPdfMail': addToPdfMail,
  'POST policyrequest/GetSettlement': ({ odeme }, context) => getSettlement(odeme, context),
  'POST policyrequest/CreateApplication': (input, context) =>
    createApplication(dependenciesOf(context), input, context),
  'GET policyrequest/GetApplication/{visitId}': (_input, context) => getApplication(context),
  'POST policyrequest/SetCallWindow': changeCallWindow,
  'GET policyrequest/VerifyPolicy/{code}': ({ code }, context) => verifyPolicy(code, context),
});

async function planFor(
  { offers }: CheckoutDependencies,
  { planId, ...key }: { visitId: VisitId; quoteHeaderId: QuoteHeaderId; productId: ProductId; planId: string },
  context: VisitContext,
): Promise<PaymentPlan | Refusal> {
  const offer = await offers.chosenOffer(context, key);
  return offer ? (planOf(offer, planId) ?? refuse('planUnknown')) : refuse('offerGone');
}

async function plansFor(
  { offers }: CheckoutDependencies,
  key: { visitId: VisitId; quoteHeaderId: QuoteHeaderId },
  context: VisitContext,
): Promise<PaymentPlan[] | Refusal> {
  const offer = await offers.chosenOffer(context, key);
  return offer ? paymentPlans(offer) : refuse('offerGone');
}

async function addToPdfMail(
  { odeme, email }: { odeme: string; email: string },
  context: VisitContext,
): Promise<null | Refusal> {
  const payment = await requireOwnPayment(odeme, context, 'change');
  const address = checkEmail(email);
  if (!address.ok) return refuse('emailInvalid');
  const policy = await findPolicyOfOrder(context.db, payment.id);
  if (!policy?.documentId) return refuse('policyNotReady');
  await mailPolicyTo(context.jobs, payment.id, address.value);
  return null;
}
