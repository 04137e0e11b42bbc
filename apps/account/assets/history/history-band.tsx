/** The years of a thing: each cover a thread, beside it the same as a list to read. */
import { formatLongDate } from '@emsal/platform/formats/dates';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { Text } from '@emsal/ui/text/text';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { Part } from '../../area/part';
import { axisOf, type CoverHistory, type Gap, type Thread } from './history';
import styles from './history-band.module.css';
import { HistoryTrack } from './history-track';
import { historyTexts as texts } from './history.texts';

const isGap = (part: Thread | Gap): part is Gap => part.kind === 'gap';

function wordsOf(part: Thread | Gap): string {
  const from = part.from && formatLongDate(part.from);
  if (!isGap(part)) return texts.thread({ ...part, from, until: formatLongDate(part.until) });
  return part.until === null
    ? texts.gapAhead(formatLongDate(part.from))
    : texts.gap(formatLongDate(part.from), formatLongDate(part.until), daysBetween(part.from, part.until));
}

/** Sedir, then Yakamoz. */
const firmsOf = ({ parts }: CoverHistory): string =>
  [...new Set(parts.flatMap((part) => (isGap(part) ? [] : [part.firmName])))].join(texts.then);

function Cover({ cover, today }: { cover: CoverHistory; today: string }) {
  return (
    <div>
      <p className={styles.caption} aria-hidden="true">
        <span className={styles.name}>{cover.name}</span>
        <span className={styles.firms}>{firmsOf(cover)}</span>
      </p>
      <HistoryTrack parts={cover.parts} today={today} />
      <VisuallyHidden as="div">
        <h3>{cover.name}</h3>
        <ul>
          {cover.parts.map((part, at) => (
            <li key={at}>{wordsOf(part)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </div>
  );
}

const Years = ({ today }: { today: string }) => (
  <div className={styles.years} aria-hidden="true">
    {axisOf(today).years.map((year) => (
      <span key={year} className={styles.year}>
        {year}
      </span>
    ))}
  </div>
);

/** What nobody sees in the threads at once: when no policy was there. */
const Gaps = ({ covers }: { covers: readonly CoverHistory[] }) =>
  covers.map(({ name, parts }) =>
    parts.filter(isGap).map((gap) => (
      <Text key={`${name}${gap.from}`} size="small" tone="muted">
        {`${name}: ${wordsOf(gap)}`}
      </Text>
    )),
  );

export const HistoryBand = ({ covers, today }: { covers: readonly CoverHistory[]; today: string }) =>
  covers.length > 0 && (
    <Part title={texts.title}>
      <div className={styles.band}>
        <Years today={today} />
        {covers.map((cover) => (
          <Cover key={cover.name} cover={cover} today={today} />
        ))}
      </div>
      <div aria-hidden="true">
        <Text size="small" tone="muted">
          {texts.legend}
        </Text>
        <Gaps covers={covers} />
      </div>
    </Part>
  );
