/** Checkout on the server: what was chosen is fixed, paid once, issued, documented and sent (funnel 4.4, 7.4). */
import { policyRequestCalls } from '@emsal/api/calls/policy-request';
import { email as checkEmail } from '@emsal/validation/email/email';
import type { VisitContext } from '../../frame/context';
import type { Handlers } from '../../frame/handlers';
import { defineModule, type BackendModule } from '../../frame/module';
import type { Refusal } from '../../frame/refusal';
import type { Services } from '../../frame/services';
import type { Job } from '../../jobs/jobs';
import { createApplication, getApplication } from './applications/applications';
import type { CheckoutParts } from './chosen-offer';
import { customerCoupons, getCoupon } from './coupons/coupons';
import { addCoupons } from './coupons/coupon-store';
import { sampleCoupons } from './coupons/sample-coupons';
import { payDiscountsJob } from './coupons/pay-discounts';
import { mailPolicyTo, messageJobs } from './messages/message-jobs';
import { isPayerCodeRequired, sendPayerCode, validatePayerCode } from './payer/payer-code';
import { isInsurerDifferent, saveInsurer, saveInsurerPhone, searchInsurer } from './payer/payer';
import { completionRunner } from './payment/completion-runner';
import { paymentJobs, sweepPayments } from './payment/payment-jobs';
import { paymentStatus } from './payment/payment-status';
import { ownPayment } from './payment/own-payment';
import { findPolicy } from './payment/payment-store';
import { returnRoutes } from './payment/return-routes';
import { startPayment } from './payment/start-payment';
import { paymentPlans, planOf, type PaymentPlan } from './plans/payment-plans';
import { policyDocumentJob } from './policy/policy-document';
import { createPolicyInfo, getInformations } from './policy-info/policy-info';
import { getPriceChange } from './policy-info/price-change';
import { checkPermissions, savePermissions } from './permissions/permissions';
import { reconcileJob } from './reconciliation/reconcile';
import { refuse } from './refuse';
import { getSettlement } from './settlement/get-settlement';
import { verifyPolicy } from './verify-policy/verify-policy';

/** @param partsOf the offer module and the panel, as checkout needs them */
export function policyRequestModule(
  partsOf: (services: Services) => CheckoutParts,
): BackendModule<keyof typeof policyRequestCalls & string> {
  return defineModule({
    name: 'policyrequest',
    calls: policyRequestCalls,
    handlers: handlersOf(partsOf),
    routes: (app, services) => returnRoutes(app, services, partsOf(services)),
    jobs: [...paymentJobs(partsOf), payDiscountsJob, reconcileJob, policyDocumentJob as Job, ...messageJobs],
    start: async (services) => {
      if (services.ports.bank.origin === new URL(services.config.sandboxUrl).origin)
        await addCoupons(services.db, [...sampleCoupons]);
      // Not awaited: a bank that is away must not hold up the start. What breaks off is left to the next sweep.
      const firstSweep = sweepPayments(services, partsOf(services)).catch((error: unknown) =>
        services.log.error({ err: error }, 'payment: the first sweep broke off'),
      );
      return async () => {
        await firstSweep;
        await completionRunner(services).idle();
        await partsOf(services).close?.();
      };
    },
  });
}

const handlersOf = (partsOf: (services: Services) => CheckoutParts): Handlers<typeof policyRequestCalls> => ({
  'POST policyrequest/CreatePolicyInfo': (input, context) => createPolicyInfo(partsOf(context), input, context),
  'POST policyrequest/GetPaymentPlan': (input, context) => planFor(partsOf(context), input, context),
  'GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}': (input, context) =>
    plansFor(partsOf(context), input, context),
  'GET policyrequest/GetInformations/{visitId}': (input, context) => getInformations(partsOf(context), input, context),
  'POST policyrequest/CreateThreeD': (input, context) => startPayment(partsOf(context), input, context),
  'POST policyrequest/Success': async ({ odeme }, context) => {
    const payment = await ownPayment(odeme, context);
    void completionRunner(context).kick({ ...context, parts: partsOf(context) }, payment.id);
    return paymentStatus(context, payment);
  },
  'POST policyrequest/SearchInsurer': (input, context) => searchInsurer(input, context),
  'POST policyrequest/IsInsurerDifferent': (input, context) => isInsurerDifferent(partsOf(context), input, context),
  'POST policyrequest/SaveInsurer': (input, context) => saveInsurer(partsOf(context), input, context),
  'POST policyrequest/SaveInsurerPhone': (input, context) => saveInsurerPhone(partsOf(context), input, context),
  'POST policyrequest/IsOtpRequired': (_input, context) => isPayerCodeRequired(context),
  'POST policyrequest/sendotp': ({ captcha }, context) => sendPayerCode(captcha, context),
  'POST policyrequest/otpvalidate': ({ code }, context) => validatePayerCode(code, context),
  'POST policyrequest/CheckAnnouncementPermission': (_input, context) => checkPermissions(context),
  'POST policyrequest/SaveAnnouncementPermission': savePermissions,
  'GET policyrequest/GetPriceChange/{visitId}': (input, context) => getPriceChange(partsOf(context), input, context),
  'GET policyrequest/GetCoupon/{visitId}/{discountCode}': (input, context) =>
    getCoupon(partsOf(context), input, context),
  'GET policyrequest/GetCustomerCouponList/{visitId}': (input, context) =>
    customerCoupons(partsOf(context), input, context),
  'POST policyrequest/AddToPdfMail': addToPdfMail,
  'POST policyrequest/GetSettlement': ({ odeme }, context) => getSettlement(odeme, context),
  'POST policyrequest/CreateApplication': (input, context) => createApplication(partsOf(context), input, context),
  'GET policyrequest/GetApplication/{visitId}': (_input, context) => getApplication(context),
  'GET policyrequest/VerifyPolicy/{code}': ({ code }, context) => verifyPolicy(code, context),
});

async function planFor(
  { offers }: CheckoutParts,
  { planId, ...key }: { visitId: string; quoteHeaderId: string; productId: number; planId: string },
  context: VisitContext,
): Promise<PaymentPlan | Refusal> {
  const offer = await offers.chosenOffer(context, key);
  return offer ? (planOf(offer, planId) ?? refuse('planUnknown')) : refuse('offerGone');
}

async function plansFor(
  { offers }: CheckoutParts,
  key: { visitId: string; quoteHeaderId: string },
  context: VisitContext,
): Promise<PaymentPlan[] | Refusal> {
  const offer = await offers.chosenOffer(context, key);
  return offer ? paymentPlans(offer) : refuse('offerGone');
}

async function addToPdfMail(
  { odeme, email }: { odeme: string; email: string },
  context: VisitContext,
): Promise<null | Refusal> {
  const payment = await ownPayment(odeme, context);
  const address = checkEmail(email);
  if (!address.ok) return refuse('emailInvalid');
  const policy = await findPolicy(context.db, payment.id);
  if (!policy?.documentId) return refuse('policyNotReady');
  await mailPolicyTo(context.jobs, payment.id, address.value);
  return null;
}
