import type { OrderInformation } from './load-order';
import styles from './term-list.module.css';

/** Withdrawal, refund of discounts, taking them back: each with its name. */
export const TermList = ({ terms }: { terms: OrderInformation['terms'] }) => (
  <dl className={styles.terms}>
    {terms.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
