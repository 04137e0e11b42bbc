import type { OrderInformation } from './load-order';
import styles from './term-list.module.css';

/** Terms of withdrawal and refund, each with its title. */
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
