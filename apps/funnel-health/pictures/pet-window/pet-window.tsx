/** The ages at which a pet is insured, with the visitor's pet on them, and what a bill leaves to its keeper. */
import type { StepPictureProps } from '@emsal/funnel/step-form/step-widget';
import { isCalendarDay } from '@emsal/validation/dates/calendar-day';
import { useId } from 'react';
import { AgeAxis } from './age-axis';
import { ageOf, sentenceOf } from './pet-standing';
import styles from './pet-window.module.css';
import { petWindowTexts as texts } from './pet-window.texts';
import { SampleBill } from './sample-bill';

const textOf = (answer: unknown): string => String(answer ?? '').trim();

export function PetWindow({ answers, context: { today } }: StepPictureProps) {
  const title = useId();
  const [born, name] = [textOf(answers['birthDate']), textOf(answers['petName'])];
  const age = isCalendarDay(born) && born <= today ? ageOf(born, today) : null;
  return (
    <section className={styles.picture} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {texts.title}
      </h2>
      <AgeAxis age={age} />
      <p role="status">{age ? sentenceOf(name || texts.unnamed, born, today) : texts.waiting}</p>
      <SampleBill />
    </section>
  );
}
