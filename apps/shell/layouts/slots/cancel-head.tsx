/** Title of the cancellation pages, whose heading is each page's own, and links to both: apply and follow (spec member 2, policy-cancel layout). */
import { usePage } from '@emsal/platform/page';
import { useLocation } from '@emsal/platform/router';
import { useRouteHandle } from '../use-route-handle';
import { layoutTexts as texts } from '../layout.texts';
import styles from './cancel-head.module.css';

const pages = [
  { path: '/police-iptal/basvuru', label: texts.cancelApply },
  { path: '/police-iptal/takip', label: texts.cancelFollow },
];

export function CancelHead() {
  const { handle } = useRouteHandle();
  const { isPublished } = usePage();
  const { pathname } = useLocation();
  return (
    <div className={styles.head}>
      <p className={styles.title}>{handle.title ?? texts.cancel}</p>
      <nav className={styles.pages} aria-label={texts.cancel}>
        {pages
          .filter(({ path }) => isPublished(path))
          .map(({ path, label }) => (
            <a
              key={path}
              className={styles.page}
              href={path}
              aria-current={pathname.startsWith(path) ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
      </nav>
    </div>
  );
}
