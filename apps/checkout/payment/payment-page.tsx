/** The payment page: plans, the card in the bank's frame, and the pay button. */
import type { PolicyRequestCode } from '@emsal/api/outcomes/payment';
import { formatMoney } from '@emsal/platform/formats/money';
import { useLoaderData } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Text } from '@emsal/ui/text/text';
import { useDispatch, useSelector } from '@emsal/platform/store';
import { checkoutChanged, selectCheckout } from '@emsal/state/checkout/checkout-slice';
import type { ComponentProps } from 'react';
import type { FailedOrder } from '../order/load-order';
import { OrderPage } from '../order/order-page';
import { RefusalNotice, recoveryPageOf } from '../order/refusal-notice';
import { FailedPage } from '../page/failed-page';
import { StartedPayment } from './started-payment';
import { CardFrame } from './card-frame';
import { CouponFields } from './coupon/coupon-fields';
import { discountOf, useCoupon } from './coupon/use-coupon';
import { SecondPolicyQuestion } from './live-sale/second-policy-question';
import type { PaymentPhase, Purchase } from './payment-attempt';
import type { PaymentData, PaymentPlan } from './payment-loader';
import styles from './payment-page.module.css';
import { paymentTexts as texts } from './payment.texts';
import { isAvailable } from './plan-availability';
import type { CardProgramme } from './plan-availability';
import { PlanTable } from './plan-table';
import { useRememberedPayment } from './remembered-payment';
import { SaleStopped } from './sale-stopped';
import { usePayment } from './use-payment';

export { loader } from './payment-loader';

interface PayProps {
  plan: PaymentPlan;
  phase: PaymentPhase;
  /** Text below the button. */
  next: string;
  onPay: () => void;
}

function Pay({ plan, phase, next, onPay }: PayProps) {
  const isBusy = phase.status !== 'idle';
  return (
    <div className={styles.pay}>
      <Button wide busy={isBusy} onClick={onPay}>
        {texts.pay(formatMoney(plan.total))}
      </Button>
      <Text size="small" tone="muted">
        {next}
      </Text>
    </div>
  );
}

function Plans({ plans, chosenId, programme, onChoose }: ComponentProps<typeof PlanTable>) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading} id="plans">
        {texts.plans}
      </h2>
      {plans[0] && <Text tone="muted">{texts.cashPrice(formatMoney(plans[0].cashPrice))}</Text>}
      <PlanTable {...{ plans, chosenId, programme, onChoose }} />
      <p role="status" className={styles.limits}>
        {plans.some((plan) => !isAvailable(plan, programme)) && texts.limitedPlans(programme)}
      </p>
    </section>
  );
}

/** The selected plan; the cash price by default, and when the card does not allow the selected one. */
function usePlan({ line, plans }: PaymentData, programme: CardProgramme) {
  const { selectedPaymentPlanId } = useSelector(selectCheckout(line.id));
  const dispatch = useDispatch();
  const choose = (planId: string): void =>
    void dispatch(checkoutChanged({ line: line.id, change: { selectedPaymentPlanId: planId } }));
  const chosen = plans.find(({ id }) => id === selectedPaymentPlanId);
  return { plan: chosen && isAvailable(chosen, programme) ? chosen : plans[0], choose };
}

const secondPolicy: PolicyRequestCode = 'secondPolicy';

function Payment({ order }: { order: PaymentData }) {
  const { plans, coupons, information } = order;
  const { phase, frame, pay, onFrameMessage, programme } = usePayment(order);
  const { plan, choose } = usePlan(order, programme);
  const coupon = useCoupon(order);
  const startedPayment = useRememberedPayment() ?? information.payment?.odeme ?? null;
  const problem = phase.status === 'idle' ? phase.problem : null;
  const recoveryPage = problem && recoveryPageOf(problem);
  const isOwnPage = information.cardFrameUrl === null;
  const submit = ({ id, total }: PaymentPlan, confirmed: Pick<Purchase, 'secondPolicyStatement'> = {}): void => {
    const discount = discountOf(coupon.state);
    pay({ planId: id, total, ...(discount && { discount }), ...confirmed });
  };
  return (
    <OrderPage
      title={texts.title}
      order={order}
      total={plan?.total}
      isSealed={!recoveryPage}
      instead={problem && recoveryPage && <SaleStopped order={order} refusal={problem} recoveryPage={recoveryPage} />}
    >
      {startedPayment !== null && phase.status !== 'redirecting' && (
        <StartedPayment line={order.line} odeme={startedPayment} />
      )}
      {problem && !recoveryPage && <RefusalNotice refusal={problem} line={order.line} />}
      {problem?.code === secondPolicy && plan && (
        <SecondPolicyQuestion
          refusal={problem}
          onConfirm={(secondPolicyStatement) => submit(plan, { secondPolicyStatement })}
        />
      )}
      <section className={styles.group}>
        <h2 className={styles.heading}>{texts.card}</h2>
        {information.cardFrameUrl === null ? (
          <Notice>{texts.ownPage}</Notice>
        ) : (
          <CardFrame ref={frame} url={information.cardFrameUrl} onMessage={onFrameMessage} />
        )}
      </section>
      <Plans plans={plans} chosenId={plan?.id ?? ''} programme={programme} onChoose={choose} />
      <CouponFields line={order.line} coupon={coupon} coupons={coupons} />
      {plan && (
        <Pay plan={plan} phase={phase} next={isOwnPage ? texts.nextOwnPage : texts.next} onPay={() => submit(plan)} />
      )}
    </OrderPage>
  );
}

export function Component() {
  const order = useLoaderData() as PaymentData | FailedOrder;
  if (order.failed !== undefined) return <FailedPage message={order.failed} />;
  // A payment found since, started in another tab, resets the page.
  return <Payment key={order.information.payment?.odeme} order={order} />;
}
