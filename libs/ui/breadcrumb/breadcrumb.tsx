import styles from './breadcrumb.module.css';
import { breadcrumbTexts } from './breadcrumb.texts';

/** The way to this page; the last crumb is the page itself. */
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
