/** Payment information: how to pay, the card in the bank's own frame, one press. */
import { formatMoney } from '@emsal/platform/formats/money';
import { useLoaderData } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import type { FailedOrder } from '../order/load-order';
import { OrderPage } from '../order/order-page';
import { RefusalNotice } from '../order/refusal-notice';
import { checkoutPaths } from '../visit/checkout-paths';
import { FailedPage } from '../visit/failed-page';
import { CardFrame } from './card-frame';
import type { PaymentPhase } from './payment-attempt';
import type { PaymentData, PaymentPlan } from './payment-loader';
import styles from './payment-page.module.css';
import { paymentTexts as texts } from './payment-texts';
import { PlanTable } from './plan-table';
import { useRememberedPayment } from './running-payment';
import { usePayment } from './use-payment';

export { loader } from './payment-loader';

/** The back button from the bank leads here: the payment that was begun is one press away. */
function RunningPayment({ order, phase }: { order: PaymentData; phase: PaymentPhase }) {
  const odeme = useRememberedPayment();
  if (odeme === null || phase.at === 'leaving') return null;
  return (
    <Notice live>
      {texts.running} <Link href={checkoutPaths.paymentCheck(order.line, odeme)}>{texts.seeRunning}</Link>
    </Notice>
  );
}

const BackLink = ({ order }: { order: PaymentData }) => (
  <Link variant="alone" href={checkoutPaths.summary(order.line)}>
    <Icon of={arrowLeftIcon} size={20} /> {texts.back}
  </Link>
);

function Pay({ plan, phase, onPay }: { plan: PaymentPlan; phase: PaymentPhase; onPay: () => void }) {
  const isBusy = phase.at !== 'idle';
  return (
    <div className={styles.pay}>
      <Button wide busy={isBusy} onClick={onPay}>
        {texts.pay(formatMoney(plan.total))}
      </Button>
      <Text size="small" tone="muted">
        {texts.next}
      </Text>
    </div>
  );
}

function Payment({ order }: { order: PaymentData }) {
  const { plans, information } = order;
  const [planId, setPlanId] = useState(plans[0]?.id ?? '');
  const { phase, frame, pay, hear } = usePayment(order);
  const plan = plans.find(({ id }) => id === planId);
  return (
    <OrderPage title={texts.title} order={order} total={plan?.total} back={<BackLink order={order} />}>
      <RunningPayment order={order} phase={phase} />
      {phase.at === 'idle' && phase.problem && <RefusalNotice refusal={phase.problem} line={order.line} />}
      <section className={styles.group}>
        <h2 className={styles.heading}>{texts.card}</h2>
        <CardFrame ref={frame} url={information.cardFrameUrl} onMessage={hear} />
      </section>
      <section className={styles.group}>
        <h2 className={styles.heading} id="plans">
          {texts.plans}
        </h2>
        {plans[0] && <Text tone="muted">{texts.cashPrice(formatMoney(plans[0].cashPrice))}</Text>}
        <PlanTable plans={plans} chosenId={planId} onChoose={setPlanId} />
      </section>
      {plan && <Pay plan={plan} phase={phase} onPay={() => pay(planId)} />}
    </OrderPage>
  );
}

export function Component() {
  const order = useLoaderData() as PaymentData | FailedOrder;
  return order.failed === undefined ? <Payment order={order} /> : <FailedPage message={order.failed} />;
}
