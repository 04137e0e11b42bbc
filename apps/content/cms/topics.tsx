import type { Category } from '@emsal/api/calls/cms/shapes';
import { chipClass } from '@emsal/ui/chip/chip';
import { cmsTexts as texts } from './cms.texts';
import styles from './topics.module.css';

/** @param current the path of the list that is shown */
export const Topics = ({ categories, current }: { categories: readonly Category[]; current: string }) => (
  <nav aria-label={texts.topics}>
    <ul className={styles.topics}>
      {[{ title: texts.all, link: '/blog' }, ...categories].map(({ title, link }) => (
        <li key={link}>
          <a className={chipClass} href={link} aria-current={link === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
