import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import type { PaymentOutcome } from '../payment-check/payment-outcome';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed.texts';
import type { LineWords } from './line-words';

type Entry = readonly [when: string, what: string];

function discountEntry({ discount }: PaymentOutcome): Entry[] {
  if (!discount) return [];
  const words = discount.isPaid ? texts.discountPaid : texts.discount;
  return [[texts.inAWeek, words(discount.title, formatMoney(discount.amount))]];
}

const dayOr = (day: string | null, words: string): string => (day === null ? words : formatLongDate(day));

/** What follows, in the order of time; a discount goes back to the card within a week (spec funnel 9). */
export const threadOf = (outcome: PaymentOutcome, words: LineWords): Entry[] => [
  [texts.today, texts.todayText],
  ...discountEntry(outcome),
  [dayOr(outcome.startDate, texts.start), words.start],
  [dayOr(outcome.endDate, texts.ending), words.ending],
];

export const WhatNext = ({ outcome, words }: { outcome: PaymentOutcome; words: LineWords }) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.whatNext}</h2>
    <ol className={styles.thread}>
      {threadOf(outcome, words).map(([when, what]) => (
        <li key={what}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  </section>
);
