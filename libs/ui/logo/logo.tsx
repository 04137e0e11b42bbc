import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './logo.module.css';
import { logoTexts } from './logo.texts';

export interface LogoProps {
  /** The wordmark, from the brand's configuration. */
  name: string;
  tagline?: string;
  /** Path data in a 36 x 20 box, from the brand's configuration; two lozenges by default. */
  mark?: { open: string; full: string };
  href?: string;
}

/** Two lozenges of one size, one open, one full. */
const lozenges = { open: 'M10 1.5l8.5 8.5-8.5 8.5L1.5 10z', full: 'M26 0l10 10-10 10-10-10z' };

/** The brand's mark and name, in the colours of the surrounding surface. */
export function Logo({ name, tagline, mark = lozenges, href = '/' }: LogoProps) {
  return (
    <a className={styles.logo} href={href}>
      <svg viewBox="0 0 36 20" width="36" height="20" aria-hidden="true">
        <path className={styles.open} d={mark.open} />
        <path className={styles.full} d={mark.full} />
      </svg>
      <b className={styles.name}>{name}</b>
      {tagline && <small className={styles.tagline}>{tagline}</small>}
      <VisuallyHidden> {logoTexts.home}</VisuallyHidden>
    </a>
  );
}
