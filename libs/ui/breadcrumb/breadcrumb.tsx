import styles from './breadcrumb.module.css';
import { breadcrumbTexts } from './breadcrumb.texts';

/** Path to the current page, which is the last crumb. */
export function Breadcrumb({ trail, current }: { trail: readonly { href: string; label: string }[]; current: string }) {
  return (
    <nav className={styles.breadcrumb} aria-label={breadcrumbTexts.label}>
      <ol>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
