import { brand } from '@emsal/brand/brand';
import { sellerFacts } from '@emsal/brand/seller';
import { sellerTexts } from '@emsal/brand/seller.texts';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Price } from '@emsal/ui/price/price';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title';
import type { Order } from './load-order';
import styles from './order-page.module.css';
import { OrderContent, OrderSummary } from './order-summary';
import { useRestoredChoice } from './use-restored-choice';

interface OrderPageProps {
  title: string;
  order: Order;
  /** Amount to pay in kuruş; the offer's price until a plan is chosen. */
  total?: number;
  /** False once the price or the offer has been refused. */
  isSealed?: boolean;
  /** Error summary, above the title. */
  errors?: ReactNode;
  /** Replaces the form, whose input is kept. Brings its own title. */
  instead?: ReactNode;
  children: ReactNode;
}

/** On small screens the order is collapsed to insurer and price. */
function FoldedOrder(props: Required<Pick<OrderPageProps, 'order' | 'total' | 'isSealed'>>) {
  const { order, total } = props;
  const summary = (
    <span className={styles.line}>
      {order.offer.firmName} <Price kurus={total} size="text" />
    </span>
  );
  return (
    <Card className={styles.folded}>
      <Disclosure summary={summary}>
        <OrderContent {...props} />
      </Disclosure>
    </Card>
  );
}

/** Who sells the policy. */
const Seller = () => (
  <section className={styles.seller}>
    <h2>{sellerTexts.title}</h2>
    <KeyValueList layout="facts" items={sellerFacts(brand)} />
  </section>
);

/** Layout of both payment steps: the form on the left and the order on the right, or collapsed above it. */
export function OrderPage({
  title,
  order,
  total = order.offer.cacheAmountWithDiscount,
  isSealed = true,
  errors,
  instead,
  children,
}: OrderPageProps) {
  const isAside = Boolean(instead);
  useRestoredChoice(order.line, order.visitId);
  return (
    <div className={styles.page}>
      {!isAside && <PageTitle>{title}</PageTitle>}
      {isAside && <div>{instead}</div>}
      <div className={styles.head} hidden={isAside}>
        {errors}
        <h1>{title}</h1>
      </div>
      <div className={styles.narrow}>
        <FoldedOrder order={order} total={total} isSealed={isSealed} />
      </div>
      <div className={styles.wide}>
        <OrderSummary order={order} total={total} isSealed={isSealed} />
      </div>
      <div className={styles.task} hidden={isAside}>
        {children}
        <Seller />
      </div>
    </div>
  );
}
