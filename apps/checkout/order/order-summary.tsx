import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { formatPlate } from '@emsal/platform/formats/numbers';
import { Band } from '@emsal/ui/band/band';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Notice } from '@emsal/ui/notice/notice';
import { Price } from '@emsal/ui/price/price';
import { breakdownItems } from '../offers/price-breakdown';
import { AppliedCampaigns } from './applied-campaigns';
import type { Order } from './load-order';
import styles from './order-summary.module.css';
import { orderTexts as texts } from './order.texts';
import { policyPeriod } from './policy-period';

interface OrderSummaryProps {
  order: Pick<Order, 'line' | 'offer' | 'user' | 'cover'>;
  /** What will be paid with the chosen plan, in kuruş; the offer's own price when no plan is chosen yet. */
  total?: number;
}

function Insurer({ order: { line, offer, user } }: OrderSummaryProps) {
  return (
    <div className={styles.insurer}>
      <InsurerMonogram firmId={offer.firmId} name={offer.firmName} />
      <p>
        <b>{offer.firmName}</b>
        <br />
        <span className={styles.muted}>
          {[line.name, formatPlate(user.licensePlateNo)].filter(Boolean).join(' · ')}
        </span>
      </p>
    </div>
  );
}

function factsOf({ line, user }: Pick<Order, 'line' | 'user'>) {
  return [
    { label: texts.period, value: policyPeriod(line, user.startDate) },
    { label: texts.vehicle, value: user.vehicle },
  ].filter(({ value }) => value !== '');
}

/** Total last, larger; the parts above it add up to it. */
function Amounts({ order: { offer }, total = offer.cacheAmountWithDiscount }: OrderSummaryProps) {
  const parts = breakdownItems(offer.breakdown).slice(0, -1);
  const planCost = total - offer.breakdown.total;
  const items = planCost > 0 ? [...parts, { label: texts.planTotal, value: `+ ${formatMoney(planCost)}` }] : parts;
  return (
    <>
      <KeyValueList items={items} />
      <div className={styles.total}>
        <span>{texts.total}</span>
        <Price kurus={total} />
      </div>
    </>
  );
}

/** Who insures what, for how long, for how much, until when. */
export function OrderContent({ order, total }: OrderSummaryProps) {
  const { validUntil } = order.offer;
  return (
    <div className={styles.content}>
      <Insurer order={order} />
      <KeyValueList items={factsOf(order)} />
      <AppliedCampaigns order={order} />
      {order.cover.length > 0 && (
        <Disclosure summary={texts.cover}>
          <KeyValueList items={order.cover} />
        </Disclosure>
      )}
      <Amounts order={order} total={total} />
      <Notice tone="good">
        <span className={styles.seal}>
          <b>{texts.sealed}</b> {texts.validUntil(formatLongDate(validUntil), formatTime(validUntil))}
        </span>
      </Notice>
    </div>
  );
}

/** The order as a card beside summary and payment. */
export function OrderSummary(props: OrderSummaryProps) {
  return (
    <Card as="aside" raised label={texts.title} className={styles.card}>
      <Band />
      <div className={styles.inside}>
        <h2 className={styles.title}>{texts.title}</h2>
        <OrderContent {...props} />
      </div>
    </Card>
  );
}
