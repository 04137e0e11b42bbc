import styles from './legend.module.css';

export interface LegendItem {
  label: string;
  /** Sets `--ink`, the colour of its mark. */
  className: string | undefined;
}

/** What the colours of a picture mean. */
export const Legend = ({ items }: { items: readonly LegendItem[] }) => (
  <ul className={styles.legend}>
    {items.map(({ label, className }) => (
      <li key={label} className={className}>
        {label}
      </li>
    ))}
  </ul>
);
