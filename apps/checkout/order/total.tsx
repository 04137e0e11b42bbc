import { Price } from '@emsal/ui/price/price';
import styles from './total.module.css';

/** The total below the amounts. */
export const Total = ({ label, kurus }: { label: string; kurus: number }) => (
  <div className={styles.total}>
    <span>{label}</span>
    <Price kurus={kurus} />
  </div>
);
