import { Link } from 'react-router';
import styles from './filter-links.module.css';

interface FilterLinksProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  current: Value;
  hrefOf: (value: Value) => string;
}

/** Which part of a list is shown: one of several links. */
export const FilterLinks = <Value extends string>({ label, options, current, hrefOf }: FilterLinksProps<Value>) => (
  <nav aria-label={label}>
    <ul className={styles.filters}>
      {options.map((option) => (
        <li key={option.value}>
          <Link
            className={styles.filter}
            to={hrefOf(option.value)}
            aria-current={option.value === current ? 'page' : undefined}
          >
            {option.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
