/** Payment information: how to pay, the card in the bank's own frame, one press. */
import { formatMoney } from '@emsal/platform/formats/money';
import { useLoaderData } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Text } from '@emsal/ui/text/text';
import { useDispatch, useSelector } from '@emsal/platform/store';
import { checkoutChanged, selectCheckout } from '@emsal/state/checkout/checkout-slice';
import type { ComponentProps } from 'react';
import type { FailedOrder } from '../order/load-order';
import { OrderPage } from '../order/order-page';
import { RefusalNotice, wayOf } from '../order/refusal-notice';
import { checkoutPaths } from '../visit/checkout-paths';
import { FailedPage } from '../visit/failed-page';
import { BegunPayment } from './begun-payment';
import { CardFrame } from './card-frame';
import { CouponFields } from './coupon/coupon-fields';
import { discountOf, useCoupon } from './coupon/use-coupon';
import type { PaymentPhase } from './payment-attempt';
import type { PaymentData, PaymentPlan } from './payment-loader';
import styles from './payment-page.module.css';
import { paymentTexts as texts } from './payment.texts';
import { PlanTable } from './plan-table';
import { useRememberedPayment } from './running-payment';
import { SaleStopped } from './sale-stopped';
import { usePayment } from './use-payment';

export { loader } from './payment-loader';

const BackLink = ({ order }: { order: PaymentData }) => (
  <Link variant="alone" href={checkoutPaths.summary(order.line)}>
    <Icon of={arrowLeftIcon} size={20} /> {texts.back}
  </Link>
);

interface PayProps {
  plan: PaymentPlan;
  phase: PaymentPhase;
  /** What follows the press. */
  next: string;
  onPay: () => void;
}

function Pay({ plan, phase, next, onPay }: PayProps) {
  const isBusy = phase.at !== 'idle';
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

function Plans({ plans, chosenId, onChoose }: ComponentProps<typeof PlanTable>) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading} id="plans">
        {texts.plans}
      </h2>
      {plans[0] && <Text tone="muted">{texts.cashPrice(formatMoney(plans[0].cashPrice))}</Text>}
      <PlanTable plans={plans} chosenId={chosenId} onChoose={onChoose} />
    </section>
  );
}

/** The plan that is chosen, the cash price at first. */
function usePlan({ line, plans }: PaymentData) {
  const { selectedPaymentPlanId } = useSelector(selectCheckout(line.id));
  const dispatch = useDispatch();
  const choose = (planId: string): void =>
    void dispatch(checkoutChanged({ line: line.id, change: { selectedPaymentPlanId: planId } }));
  return { plan: plans.find(({ id }) => id === selectedPaymentPlanId) ?? plans[0], choose };
}

function Payment({ order }: { order: PaymentData }) {
  const { plans, coupons, information } = order;
  const { plan, choose } = usePlan(order);
  const coupon = useCoupon(order);
  const { phase, frame, pay, hear } = usePayment(order);
  const begun = useRememberedPayment() ?? information.payment?.odeme ?? null;
  const problem = phase.at === 'idle' ? phase.problem : null;
  const way = problem && wayOf(problem);
  const isOwnPage = information.cardFrameUrl === null;
  const press = ({ id, total }: PaymentPlan): void => {
    const discount = discountOf(coupon.state);
    pay({ planId: id, total, ...(discount && { discount }) });
  };
  return (
    <OrderPage
      title={texts.title}
      order={order}
      total={plan?.total}
      back={<BackLink order={order} />}
      isSealed={!way}
      instead={problem && way && <SaleStopped order={order} refusal={problem} way={way} />}
    >
      {begun !== null && phase.at !== 'leaving' && <BegunPayment line={order.line} odeme={begun} />}
      {problem && !way && <RefusalNotice refusal={problem} line={order.line} />}
      <section className={styles.group}>
        <h2 className={styles.heading}>{texts.card}</h2>
        {information.cardFrameUrl === null ? (
          <Notice>{texts.ownPage}</Notice>
        ) : (
          <CardFrame ref={frame} url={information.cardFrameUrl} onMessage={hear} />
        )}
      </section>
      <Plans plans={plans} chosenId={plan?.id ?? ''} onChoose={choose} />
      <CouponFields coupon={coupon} own={coupons} />
      {plan && (
        <Pay plan={plan} phase={phase} next={isOwnPage ? texts.nextOwnPage : texts.next} onPay={() => press(plan)} />
      )}
    </OrderPage>
  );
}

export function Component() {
  const order = useLoaderData() as PaymentData | FailedOrder;
  if (order.failed !== undefined) return <FailedPage message={order.failed} />;
  // A payment that was found since, by another tab's press, begins the page anew.
  return <Payment key={order.information.payment?.odeme} order={order} />;
}
