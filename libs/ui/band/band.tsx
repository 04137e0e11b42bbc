import styles from './band.module.css';

/** The kilim border: top of the footer, of the order summary, of the completed page. One in a view besides the footer's. */
export function Band() {
  return <div className={styles.band} aria-hidden="true" />;
}
