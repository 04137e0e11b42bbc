import { Legend } from '@emsal/ui/legend/legend';
import styles from './journey-cover.module.css';
import { journeyCoverTexts as texts } from './journey-cover.texts';

const width = 300;
/** So that one day of a long stay can still be seen. */
const leastWidth = 4;

/** The insured days to scale: in accent the day before the departure and the one after the return. */
export function DayStrip({ days }: { days: number }) {
  const spare = Math.max(leastWidth, width / days);
  return (
    <>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${width} 16`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.picture(days)}
      >
        <rect className={styles.spare} width={spare} height="16" />
        <rect className={styles.away} x={spare} width={Math.max(0, width - 2 * spare)} height="16" />
        <rect className={styles.spare} x={width - spare} width={spare} height="16" />
      </svg>
      <Legend
        items={[
          { label: texts.legend.away, className: styles.awayKey },
          { label: texts.legend.spare, className: styles.spareKey },
        ]}
      />
    </>
  );
}
