/** The ages at which a pet is insured, with the visitor's pet on them, and what a bill leaves to its keeper. */
import type { StepPictureProps } from '@emsal/funnel/step-form/step-widget';
import { isCalendarDay } from '@emsal/validation/dates/calendar-day';
import { ageInMonths, petAgeSpan, petAgeText } from '@emsal/lines/health/pet/pet-ages';
import { AgeAxis } from '@emsal/ui/age-axis/age-axis';
import { useId } from 'react';
import { sentenceOf } from './pet-standing';
import styles from './pet-window.module.css';
import { petWindowTexts as texts } from './pet-window.texts';
import { SampleBill } from './sample-bill';

const textOf = (answer: unknown): string => String(answer ?? '').trim();

export function PetWindow({ answers, context: { today } }: StepPictureProps) {
  const title = useId();
  const born = textOf(answers['birthDate']);
  const name = textOf(answers['petName']);
  const months = isCalendarDay(born) && born <= today ? ageInMonths(born, today) : null;
  return (
    <section className={styles.picture} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {texts.title}
      </h2>
      <AgeAxis {...petAgeSpan} knot={months === null ? null : { at: months / 12, label: petAgeText(months) }} />
      <p role="status">{months !== null ? sentenceOf(name || texts.unnamed, born, today) : texts.waiting}</p>
      <SampleBill />
    </section>
  );
}
