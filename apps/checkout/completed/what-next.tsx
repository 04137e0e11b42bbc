import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { Thread } from '../order/thread';
import type { ThreadEntry } from '../order/thread';
import type { PaymentOutcome } from '../payment-check/payment-outcome';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed.texts';
import type { LineWords } from './line-words';

function discountEntry({ discount }: PaymentOutcome): ThreadEntry[] {
  if (!discount) return [];
  const words = discount.isPaid ? texts.discountPaid : texts.discount;
  return [{ when: texts.inAWeek, what: words(discount.title, formatMoney(discount.amount)), is: 'next' }];
}

const dayOr = (day: string | null, words: string): string => (day === null ? words : formatLongDate(day));

/** It begins when the one before it ends: whoever had none is covered from the day of the payment. */
const followsAnother = ({ startDate, paidAt }: PaymentOutcome): boolean =>
  startDate !== null && paidAt !== null && startDate > dayInTurkey(new Date(paidAt));

const startOf = (outcome: PaymentOutcome, { start, following }: LineWords): string =>
  following !== undefined && followsAnother(outcome) ? `${start} ${following}` : start;

/** What follows, in the order of time; a discount goes back to the card within a week (spec funnel 9). */
export const threadOf = (outcome: PaymentOutcome, words: LineWords): ThreadEntry[] => [
  { when: texts.today, what: outcome.email === null ? texts.todayText : texts.mailed(outcome.email), is: 'done' },
  ...discountEntry(outcome),
  { when: dayOr(outcome.startDate, texts.start), what: startOf(outcome, words), is: 'next' },
  { when: dayOr(outcome.endDate, texts.ending), what: words.ending, is: 'next' },
];

export const WhatNext = ({ outcome, words }: { outcome: PaymentOutcome; words: LineWords }) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.whatNext}</h2>
    <Thread entries={threadOf(outcome, words)} />
  </section>
);
