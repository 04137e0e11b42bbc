import styles from './card-title.module.css';

/** The heading of a card beside a page's main column. */
export const CardTitle = ({ children }: { children: string }) => <h2 className={styles.title}>{children}</h2>;
