import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './logo.module.css';
import { logoTexts } from './logo.texts';

export interface LogoProps {
  /** The wordmark, from the brand's configuration. */
  name: string;
  tagline?: string;
  href?: string;
}

/** Two lozenges of one size, one open, one full: you and your peer. */
export function Logo({ name, tagline, href = '/' }: LogoProps) {
  return (
    <a className={styles.logo} href={href}>
      <svg viewBox="0 0 36 20" width="36" height="20" aria-hidden="true">
        <path className={styles.open} d="M10 1.5l8.5 8.5-8.5 8.5L1.5 10z" />
        <path className={styles.full} d="M26 0l10 10-10 10-10-10z" />
      </svg>
      <b className={styles.name}>{name}</b>
      {tagline && <small className={styles.tagline}>{tagline}</small>}
      <VisuallyHidden> {logoTexts.home}</VisuallyHidden>
    </a>
  );
}
