/** Where and on which days the policy of the journey holds, and what it pays. */
import type { StepPictureProps } from '@emsal/funnel/step-form/step-widget';
import { formatDate } from '@emsal/platform/formats/dates';
import { schengenLimit, treatmentLimits, type TravelZone } from '@emsal/tariffs/travel/travel-figures';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { date } from '@emsal/validation/dates/date';
import { useId } from 'react';
import { DayStrip } from './day-strip';
import styles from './journey-cover.module.css';
import { journeyCoverTexts as texts } from './journey-cover.texts';

/** Of the first and the last day, both counted; null while they are none. */
function stayOf({ travelStartDate, travelEndDate }: StepPictureProps['answers']) {
  const first = date(String(travelStartDate ?? ''));
  const last = date(String(travelEndDate ?? ''));
  if (!first.ok || !last.ok || last.value <= first.value) return null;
  const days = daysBetween(first.value, last.value) + 1;
  return { days, text: texts.stay(formatDate(first.value), formatDate(last.value), days) };
}

export function JourneyCover({ answers, options }: StepPictureProps) {
  const title = useId();
  const zone = options['travelDestination']?.find(({ code }) => code === answers['travelDestination']);
  const count = options['countryId']?.length ?? 0;
  const stay = stayOf(answers);
  const limit = zone && treatmentLimits.value[zone.code as TravelZone];
  return (
    <section className={styles.picture} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {texts.title}
      </h2>
      {stay && <DayStrip days={stay.days} />}
      {zone || stay ? (
        <dl className={styles.facts}>
          {zone && <Fact name={texts.where} value={count > 0 ? texts.countries(zone.name, count) : zone.name} />}
          {stay && <Fact name={texts.days} value={stay.text} />}
          {limit && <Fact name={texts.limit} value={texts.euro(limit)} />}
        </dl>
      ) : (
        <p className={styles.note}>{texts.waiting}</p>
      )}
      {zone?.code === '1' && <p className={styles.note}>{texts.visa(texts.euro(schengenLimit.value))}</p>}
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
