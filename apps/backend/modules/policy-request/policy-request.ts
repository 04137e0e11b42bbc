/** Checkout on the server: what was chosen is fixed, paid once, issued, documented and sent (funnel 4.4, 7.4). */
import { policyRequestCalls } from '@emsal/api/calls/policy-request';
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { email as checkEmail } from '@emsal/validation/email/email';
import type { CallerContext, VisitContext } from '../../frame/context';
import type { Handlers } from '../../frame/handlers';
import { defineModule, type BackendModule } from '../../frame/module';
import { ProtocolError } from '../../frame/protocol-error';
import { refusalsOf, type Refusal } from '../../frame/refusal';
import type { Services } from '../../frame/services';
import type { Job } from '../../jobs/jobs';
import type { CheckoutParts } from './chosen-offer';
import { mailPolicyTo, messageJobs } from './messages/message-jobs';
import { isInsurerDifferent, saveInsurer, searchInsurer } from './payer/payer';
import { completionRunner } from './payment/completion-runner';
import { paymentJobs, sweepPayments } from './payment/payment-jobs';
import { paymentStatus } from './payment/payment-status';
import { findByOdeme, findPolicy, type PaymentRow } from './payment/payment-store';
import { returnRoutes } from './payment/return-routes';
import { startPayment } from './payment/start-payment';
import { paymentPlans, planOf, type PaymentPlan } from './plans/payment-plans';
import { policyDocumentJob } from './policy/policy-document';
import { createPolicyInfo, getInformations } from './policy-info/policy-info';

const refuse = refusalsOf(policyRequestOutcomes);

/** @param partsOf the offer module and the panel, as checkout needs them */
export function policyRequestModule(
  partsOf: (services: Services) => CheckoutParts,
): BackendModule<keyof typeof policyRequestCalls & string> {
  return defineModule({
    name: 'policyrequest',
    calls: policyRequestCalls,
    handlers: handlersOf(partsOf),
    routes: (app, services) => returnRoutes(app, services, partsOf(services)),
    jobs: [...paymentJobs(partsOf), policyDocumentJob as Job, ...messageJobs],
    start: async (services) => {
      // Not awaited: a bank that is away must not hold up the start. What breaks off is left to the next sweep.
      const firstSweep = sweepPayments(services, partsOf(services)).catch((error: unknown) =>
        services.log.error({ err: error }, 'payment: the first sweep broke off'),
      );
      return async () => {
        await firstSweep;
        await completionRunner(services).idle();
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
    return paymentStatus(context.db, payment);
  },
  'POST policyrequest/SearchInsurer': (input, context) => searchInsurer(input, context),
  'POST policyrequest/IsInsurerDifferent': (input, context) => isInsurerDifferent(partsOf(context), input, context),
  'POST policyrequest/SaveInsurer': (input, context) => saveInsurer(partsOf(context), input, context),
  'POST policyrequest/AddToPdfMail': addToPdfMail,
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

/** @throws ProtocolError notFound, for another's payment too */
async function ownPayment(odeme: string, { db, visitor }: CallerContext): Promise<PaymentRow> {
  const payment = await findByOdeme(db, odeme);
  if (!payment || payment.visitorId !== visitor?.id) throw new ProtocolError('notFound');
  return payment;
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
