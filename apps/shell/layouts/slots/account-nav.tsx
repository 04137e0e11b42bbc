/** The account's menu: at the side on wide windows, a bar at the bottom of the window on phones (spec member 2, layouts). */
import { usePage } from '@emsal/platform/page';
import { useLocation } from '@emsal/platform/router';
import { Icon } from '@emsal/ui/icon/icon';
import { layoutTexts as texts } from '../layout.texts';
import styles from './account-nav.module.css';
import { accountPages } from '../../account/account-pages';

export function AccountNav() {
  const { isMobile, isPublished } = usePage();
  const { pathname } = useLocation();
  return (
    <nav className={isMobile ? styles.bar : styles.side} aria-label={texts.account}>
      <ul className={styles.list}>
        {accountPages
          .filter(({ path }) => isPublished(path))
          .map(({ path, label, icon }) => (
            <li key={path}>
              <a className={styles.link} href={path} aria-current={pathname === path ? 'page' : undefined}>
                <Icon of={icon} />
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
