import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import type { ThreadEntry } from '../order/thread';
import { threadTexts as texts } from './payment-check.texts';
import type { PaymentOutcome } from './payment-outcome';

const at = (instant: string): string => texts.moment(formatLongDate(instant), formatTime(instant));

/** While the customer may still act. */
const untilEnd = ({ openUntil }: PaymentOutcome['order'], what: string): ThreadEntry[] =>
  openUntil === null ? [] : [{ when: at(openUntil), what, is: 'next' }];

const tryAgain = ({ order }: PaymentOutcome): ThreadEntry[] => [
  { when: at(order.movedAt), what: texts.closed, is: 'stopped' },
  { when: at(order.validUntil), what: texts.offerHolds, is: 'next' },
];
const charged = ({ order, paidAt }: PaymentOutcome): ThreadEntry => ({
  when: at(paidAt ?? order.movedAt),
  what: texts.charged(formatMoney(order.amount)),
  is: 'done',
});
const atTheCard: ThreadEntry = { when: texts.later, what: texts.atTheCard, is: 'next' };

const after: Record<PaymentOutcome['state'], (outcome: PaymentOutcome) => ThreadEntry[]> = {
  waiting: ({ order }) => [
    { when: texts.now, what: order.openUntil ? texts.atProvider : texts.awaited, is: 'now' },
    ...untilEnd(order, texts.providerUntil),
    { when: texts.later, what: texts.thenPolicy, is: 'next' },
  ],
  atBank: ({ order }) => [{ when: texts.now, what: texts.atBank, is: 'now' }, ...untilEnd(order, texts.openUntil)],
  declined: tryAgain,
  abandoned: tryAgain,
  noInsurerReply: (outcome) => [charged(outcome), { when: texts.now, what: texts.refunding, is: 'now' }, atTheCard],
  refunded: (outcome) => [
    charged(outcome),
    { when: at(outcome.order.movedAt), what: texts.refunded, is: 'done' },
    atTheCard,
  ],
  completed: (outcome) => [charged(outcome)],
};

/** What happened to a payment and what follows, in the order of time. */
export const paymentThread = (outcome: PaymentOutcome): ThreadEntry[] => [
  { when: at(outcome.order.startedAt), what: texts.started, is: 'done' },
  ...after[outcome.state](outcome),
];
