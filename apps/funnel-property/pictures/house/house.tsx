/** A home drawn as a section, with the sums insured at their places and their shares of the total. */
import type { StepPictureProps } from '@emsal/funnel/step-form/step-widget';
import { sumFields, sumNames, sumOf, type SumName } from '@emsal/lines/property/home/proposed-sums';
import { formatLira } from '@emsal/platform/formats/money';
import { classNames } from '@emsal/ui/class-names/class-names';
import { HouseSection } from './house-section';
import styles from './house.module.css';
import { houseTexts as texts } from './house.texts';

interface Share {
  name: SumName;
  sum: number;
}

const lira = (sum: number): string => formatLira(sum * 100);
const labelOf = (name: SumName): string => sumFields[name].label;

export function House({ answers }: StepPictureProps) {
  const all: readonly Share[] = sumNames.map((name) => ({ name, sum: sumOf(name, answers) }));
  const shares = all.filter(({ sum }) => sum > 0);
  const total = shares.reduce((sum, one) => sum + one.sum, 0);
  const description = texts.picture(shares.map(({ name, sum }) => `${labelOf(name)} ${lira(sum)}`));
  return (
    <div className={styles.picture}>
      <HouseSection description={description} marks={shares.map(({ name }) => sumFields[name].mark ?? 0)} />
      <p className={styles.total}>
        <span>{texts.total}</span> <output className={styles.amount}>{lira(total)}</output>
      </p>
      <ShareBar {...{ shares, total }} />
      <ul className={styles.legend}>
        {shares.map(({ name }) => (
          <li key={name}>
            <span className={classNames(styles.knot, styles[name])} /> {labelOf(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const barWidth = 300;
const leastWidth = 3;

/** Each part at least as wide as can be seen. */
function ShareBar({ shares, total }: { shares: readonly Share[]; total: number }) {
  const widths = shares.map(({ sum }) => Math.max(leastWidth, Math.round((sum / Math.max(total, 1)) * barWidth)));
  return (
    <svg className={styles.bar} viewBox={`0 0 ${barWidth} 16`} preserveAspectRatio="none" aria-hidden="true">
      {shares.map(({ name }, at) => (
        <rect
          key={name}
          className={styles[name]}
          x={widths.slice(0, at).reduce((sum, width) => sum + width, 0)}
          width={Math.max(1, widths[at]! - 1)}
          height="16"
        />
      ))}
    </svg>
  );
}
