/** The menu of what somebody may do; on a telephone a row in which the current entry is brought into view. */
import type { Permission } from '@emsal/api/desk/permissions';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { deskTexts as texts } from '../desk.texts';
import styles from './frame.module.css';
import type { Session } from './session';

const menu: readonly { to: string; label: string; needs: Permission }[] = [
  { to: '/sayfalar', label: texts.content, needs: 'content.read' },
  { to: '/basvurular', label: texts.entries, needs: 'entries.read' },
  { to: '/danismanlik', label: texts.applications, needs: 'applications.read' },
  { to: '/talepler', label: texts.requests, needs: 'requests.handle' },
  { to: '/yorumlar', label: texts.reviews, needs: 'reviews.moderate' },
  { to: '/isler', label: texts.jobs, needs: 'jobs.handle' },
  { to: '/surumler', label: texts.releases, needs: 'releases.read' },
  { to: '/kayitlar', label: texts.auditLog, needs: 'auditLog.read' },
  { to: '/calisanlar', label: texts.staff, needs: 'staff.manage' },
];

export function Rail({ may }: Pick<Session, 'may'>) {
  const rail = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    rail.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={rail} className={styles.rail} aria-label={texts.menu}>
      <ul className={styles.items}>
        {menu
          .filter(({ needs }) => may.includes(needs))
          .map(({ to, label }) => (
            <li key={to}>
              <NavLink className={styles.item} to={to}>
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
