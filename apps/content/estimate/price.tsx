import { formatLira } from '@emsal/platform/formats/money';
import { Text } from '@emsal/ui/text/text';
import styles from './estimate.module.css';

interface PriceProps {
  label: string;
  kurus: number;
  /** What it depends on, or what it buys. */
  note: string;
}

/** One price as a calculator's result. */
export const Price = ({ label, kurus, note }: PriceProps) => (
  <>
    <p>{label}</p>
    <p className={styles.price}>{formatLira(kurus)}</p>
    <Text size="small" tone="muted">
      {note}
    </Text>
  </>
);
