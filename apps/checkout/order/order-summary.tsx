import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { todayOn, usePage } from '@emsal/platform/page';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Notice } from '@emsal/ui/notice/notice';
import { breakdownItems } from '../offers/price/price-breakdown';
import { AppliedCampaigns } from './applied-campaigns';
import type { Order } from './load-order';
import { InsurerHeader } from './insurer-header';
import styles from './order-summary.module.css';
import { orderTexts as texts } from './order.texts';
import { policyPeriod } from './policy-period';
import { SummaryCard } from './summary-card';
import { Total } from './total';

interface OrderSummaryProps {
  order: Pick<Order, 'line' | 'offer' | 'user' | 'cover'>;
  /** Amount to pay with the chosen plan, in kuruş; the offer's price until one is chosen. */
  total?: number;
  isSealed: boolean;
}

function factsOf({ line, user }: Pick<Order, 'line' | 'user'>, today: string) {
  return [
    { label: texts.period, value: policyPeriod(line, user, today) },
    { label: user.insured.heading, value: user.insured.title },
    ...(user.insured.pricedPeople?.people ?? []),
  ].filter(({ value }) => value !== '');
}

/** The parts, then the larger total. */
function Amounts({ order: { offer }, total = offer.cacheAmountWithDiscount }: Omit<OrderSummaryProps, 'isSealed'>) {
  const parts = breakdownItems(offer.breakdown).slice(0, -1);
  const planCost = total - offer.breakdown.total;
  const items = planCost > 0 ? [...parts, { label: texts.planTotal, value: `+\u00A0${formatMoney(planCost)}` }] : parts;
  return (
    <>
      <KeyValueList items={items} />
      <Total label={texts.total} kurus={total} />
    </>
  );
}

/** Insurer, period, amounts and validity. */
export function OrderContent({ order, total, isSealed }: OrderSummaryProps) {
  const { line, offer, user } = order;
  const { validUntil } = offer;
  const today = todayOn(usePage());
  return (
    <div className={styles.content}>
      <InsurerHeader line={line} firm={{ id: offer.firmId, name: offer.firmName }} reference={user.insured.reference} />
      <KeyValueList items={factsOf(order, today)} />
      <AppliedCampaigns order={order} />
      {order.cover.length > 0 && (
        <Disclosure summary={texts.cover}>
          <KeyValueList items={order.cover} />
        </Disclosure>
      )}
      <Amounts order={order} total={total} />
      {isSealed && (
        <Notice tone="good">
          <span className={styles.seal}>
            <b>{texts.sealed}</b> {texts.validUntil(formatLongDate(validUntil), formatTime(validUntil))}
          </span>
        </Notice>
      )}
    </div>
  );
}

/** The order as a card beside the form. */
export const OrderSummary = (props: OrderSummaryProps) => (
  <SummaryCard>
    <OrderContent {...props} />
  </SummaryCard>
);
