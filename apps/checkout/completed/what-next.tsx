import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { Timeline } from '../order/timeline';
import type { TimelineEntry } from '../order/timeline';
import type { PaymentOutcome } from '../payment/payment-outcome';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed.texts';
import type { AfterSale } from './after-sale';

function discountEntry({ discount }: PaymentOutcome): TimelineEntry[] {
  if (!discount) return [];
  const { title, amount, isPaid } = discount;
  const given = [title, formatMoney(amount)] as const;
  return isPaid
    ? [{ when: texts.refunded, what: texts.discountPaid(...given), state: 'done' }]
    : [{ when: texts.refundWithin, what: texts.discount(...given), state: 'next' }];
}

const dayOr = (day: string | null, text: string): string => (day === null ? text : formatLongDate(day));

/** A renewal starts when the previous policy ends; a new policy starts on the day of payment. */
const followsAnother = ({ startDate, paidAt }: PaymentOutcome): boolean =>
  startDate !== null && paidAt !== null && startDate > dayInTurkey(new Date(paidAt));

const startOf = (outcome: PaymentOutcome, { start, following }: AfterSale): string =>
  following !== undefined && followsAnother(outcome) ? `${start} ${following}` : start;

/** Next steps in chronological order; a discount is refunded to the card within a week (spec funnel 9). */
export const policyTimeline = (outcome: PaymentOutcome, text: AfterSale): TimelineEntry[] => [
  { when: texts.today, what: outcome.email === null ? texts.todayText : texts.mailed(outcome.email), state: 'done' },
  ...discountEntry(outcome),
  { when: dayOr(outcome.startDate, texts.start), what: startOf(outcome, text), state: 'next' },
  { when: dayOr(outcome.endDate, texts.ending), what: text.ending, state: 'next' },
];

export const WhatNext = ({ outcome, text }: { outcome: PaymentOutcome; text: AfterSale }) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.whatNext}</h2>
    <Timeline entries={policyTimeline(outcome, text)} />
  </section>
);
