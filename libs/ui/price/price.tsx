import { moneyParts } from '@emsal/platform/formats/money';
import { classNames } from '../class-names/class-names';
import styles from './price.module.css';

export interface PriceProps {
  /** Integer kuruş. */
  kurus: number;
  size?: 'text' | 'normal' | 'large';
  /** Truncates to whole lira: for axes and medians, never for what is paid. */
  whole?: boolean;
}

/** An amount in lira, with smaller kuruş and currency sign. */
export function Price({ kurus, size = 'normal', whole = false }: PriceProps) {
  const parts = moneyParts(kurus);
  return (
    <span className={classNames(styles.price, styles[size])}>
      {parts.lira}
      {!whole && <small>,{parts.kurus}</small>}
      <small>{'\u00A0₺'}</small>
    </span>
  );
}
