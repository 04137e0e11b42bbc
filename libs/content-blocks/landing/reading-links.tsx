import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Section } from '@emsal/ui/section/section';
import { Text } from '@emsal/ui/text/text';
import styles from './reading-links.module.css';
import { landingSectionTexts as texts } from './landing-sections.texts';

export interface ReadingLink {
  path: string;
  title: string;
  text: string;
  /** Above the title. */
  note?: string;
}

interface ReadingLinksProps {
  items: readonly ReadingLink[];
  title?: string;
  /** Where there are more of them. */
  more?: { path: string; label: string };
}

/** Recommended pages under their own heading. */
export const ReadingLinks = ({ items, title: heading = texts.reading, more }: ReadingLinksProps) => (
  <Section>
    <Stack>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {more && (
          <Link variant="alone" href={more.path}>
            {more.label}
          </Link>
        )}
      </div>
      <ul className={styles.readings}>
        {items.map(({ path, title, text, note }) => (
          <li key={path}>
            {note && (
              <Text size="small" tone="muted">
                {note}
              </Text>
            )}
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
