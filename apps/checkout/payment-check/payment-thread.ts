import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import type { ThreadEntry } from '../order/thread';
import { threadTexts as texts } from './payment-check.texts';
import type { PaymentOutcome } from './payment-outcome';

const at = (instant: string): string => texts.moment(formatLongDate(instant), formatTime(instant));

/** While the customer may still act. */
const untilEnd = ({ openUntil }: PaymentOutcome['order'], what: string): ThreadEntry[] =>
  openUntil === null ? [] : [{ when: at(openUntil), what, is: 'next' }];

const closed = ({ order }: PaymentOutcome): ThreadEntry => ({
  when: at(order.movedAt),
  what: texts.closed,
  is: 'stopped',
});
const tryAgain = (outcome: PaymentOutcome): ThreadEntry[] => [
  closed(outcome),
  ...untilEnd(outcome.order, texts.pageOpenUntil),
  { when: at(outcome.order.validUntil), what: texts.offerHolds, is: 'next' },
];
/** A charge without a time of ours came after the attempt was closed. */
const charged = (outcome: PaymentOutcome): ThreadEntry[] => {
  const { total, paidAt } = outcome;
  const what = total === null ? texts.chargedOther : texts.charged(formatMoney(total));
  return paidAt === null
    ? [closed(outcome), { when: texts.afterwards, what, is: 'done' }]
    : [{ when: at(paidAt), what, is: 'done' }];
};
const atTheCard: ThreadEntry = { when: texts.later, what: texts.atTheCard, is: 'next' };

const refunding = (outcome: PaymentOutcome): ThreadEntry[] => [
  ...charged(outcome),
  { when: texts.now, what: texts.refunding, is: 'now' },
  atTheCard,
];

const after: Record<PaymentOutcome['state'], (outcome: PaymentOutcome) => ThreadEntry[]> = {
  waiting: ({ order }) => [
    { when: texts.now, what: order.openUntil ? texts.atProvider : texts.awaited, is: 'now' },
    ...untilEnd(order, texts.providerUntil),
    { when: texts.later, what: texts.thenPolicy, is: 'next' },
  ],
  atBank: ({ order }) => [{ when: texts.now, what: texts.atBank, is: 'now' }, ...untilEnd(order, texts.openUntil)],
  declined: tryAgain,
  abandoned: tryAgain,
  noInsurerReply: refunding,
  refunding,
  refunded: (outcome) => [
    ...charged(outcome),
    {
      when: outcome.paidAt === null ? texts.afterwards : at(outcome.order.movedAt),
      what: texts.refunded,
      is: 'done',
    },
    atTheCard,
  ],
  completed: charged,
};

/** What happened to a payment and what follows, in the order of time. */
export const paymentThread = (outcome: PaymentOutcome): ThreadEntry[] => [
  { when: at(outcome.order.startedAt), what: texts.started, is: 'done' },
  ...after[outcome.state](outcome),
];
