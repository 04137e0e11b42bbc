import { Stack } from '@emsal/ui/stack/stack';
import { Section } from '@emsal/ui/section/section';
import styles from './reading-links.module.css';
import { landingSectionTexts as texts } from './landing-sections.texts';

export interface ReadingLink {
  path: string;
  title: string;
  text: string;
}

/** Recommended pages under their own heading. */
export const ReadingLinks = ({ items }: { items: readonly ReadingLink[] }) => (
  <Section>
    <Stack>
      <h2>{texts.reading}</h2>
      <ul className={styles.readings}>
        {items.map(({ path, title, text }) => (
          <li key={path}>
            <h3 className={styles.title}>
              <a href={path}>{title}</a>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Stack>
  </Section>
);
