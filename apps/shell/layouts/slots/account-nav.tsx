/** The account's menu: at the side on wide windows, a bar at the bottom of the window on phones (spec member 2, layouts). */
import { usePage } from '@emsal/platform/page';
import { useLocation } from '@emsal/platform/router';
import { Icon } from '@emsal/ui/icon/icon';
import { useEffect, useRef } from 'react';
import { layoutTexts as texts } from '../layout.texts';
import styles from './account-nav.module.css';
import { accountPages } from '../../account/account-pages';

/** A page below an entry belongs to it. */
function currentOf(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Where the menu is wider than the window, the current entry is in sight. */
function useCurrentInSight(pathname: string) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (current)
      menu.current!.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - menu.current!.clientWidth / 2;
  }, [pathname]);
  return menu;
}

export function AccountNav() {
  const { isMobile, isPublished } = usePage();
  const { pathname } = useLocation();
  const menu = useCurrentInSight(pathname);
  return (
    <nav ref={menu} className={isMobile ? styles.bar : styles.side} aria-label={texts.account}>
      <ul className={styles.list}>
        {accountPages
          .filter(({ path }) => isPublished(path))
          .map(({ path, label, icon }) => (
            <li key={path}>
              <a className={styles.link} href={path} aria-current={currentOf(path, pathname)}>
                <Icon of={icon} />
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
