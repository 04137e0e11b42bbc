import type { Category } from '@emsal/api/calls/cms/shapes';
import { Link } from '@emsal/ui/link/link';
import { cmsTexts as texts } from './cms.texts';
import styles from './post-list.module.css';

/** @param current the path of the list that is shown */
export const Topics = ({ categories, current }: { categories: readonly Category[]; current: string }) => (
  <nav aria-label={texts.topics}>
    <ul className={styles.topics}>
      {[{ title: texts.all, link: '/blog' }, ...categories].map(({ title, link }) => (
        <li key={link}>
          <Link variant="alone" href={link} aria-current={link === current ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
