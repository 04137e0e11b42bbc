import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import type { TimelineEntry } from '../order/timeline';
import { paymentTimelineTexts as texts } from './payment-check.texts';
import type { PaymentOutcome } from '../payment/payment-outcome';

const at = (instant: string): string => texts.moment(formatLongDate(instant), formatTime(instant));

/** While the customer can still act. */
const untilEnd = ({ openUntil }: PaymentOutcome['order'], what: string): TimelineEntry[] =>
  openUntil === null ? [] : [{ when: at(openUntil), what, state: 'next' }];

const closed = ({ order }: PaymentOutcome): TimelineEntry => ({
  when: at(order.movedAt),
  what: texts.closed,
  state: 'stopped',
});
const tryAgain = (outcome: PaymentOutcome): TimelineEntry[] => [
  closed(outcome),
  ...untilEnd(outcome.order, texts.pageOpenUntil),
  { when: at(outcome.order.validUntil), what: texts.offerHolds, state: 'next' },
];
/** A charge without a recorded time came after the attempt was closed. */
const charged = (outcome: PaymentOutcome): TimelineEntry[] => {
  const { total, paidAt } = outcome;
  const what = total === null ? texts.chargedOther : texts.charged(formatMoney(total));
  return paidAt === null
    ? [closed(outcome), { when: texts.afterwards, what, state: 'done' }]
    : [{ when: at(paidAt), what, state: 'done' }];
};
const creditedToCard: TimelineEntry = { when: texts.next, what: texts.creditedToCard, state: 'next' };

const refunding = (outcome: PaymentOutcome): TimelineEntry[] => [
  ...charged(outcome),
  { when: texts.now, what: texts.refunding, state: 'now' },
  creditedToCard,
];

const after: Record<PaymentOutcome['state'], (outcome: PaymentOutcome) => TimelineEntry[]> = {
  waiting: ({ order }) => [
    { when: texts.now, what: order.openUntil ? texts.atProvider : texts.awaited, state: 'now' },
    ...untilEnd(order, texts.providerUntil),
    { when: texts.next, what: texts.thenPolicy, state: 'next' },
  ],
  atBank: ({ order }) => [{ when: texts.now, what: texts.atBank, state: 'now' }, ...untilEnd(order, texts.openUntil)],
  declined: tryAgain,
  abandoned: tryAgain,
  noInsurerReply: refunding,
  refunding,
  refunded: (outcome) => [
    ...charged(outcome),
    {
      when: outcome.paidAt === null ? texts.afterwards : at(outcome.order.movedAt),
      what: texts.refunded,
      state: 'done',
    },
    creditedToCard,
  ],
  completed: charged,
};

/** Past and future events of a payment, in chronological order. */
export const paymentTimeline = (outcome: PaymentOutcome): TimelineEntry[] => [
  { when: at(outcome.order.startedAt), what: texts.started, state: 'done' },
  ...after[outcome.state](outcome),
];
