import { usePage } from '@emsal/platform/page';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import type { ReadingLink } from './landing';
import { landingTexts as texts } from './landing.texts';
import styles from './further-reading.module.css';

/** One row of links. */
const maxShown = 3;

/** The first few recommended pages that are published; no section without any. */
export function FurtherReading({ reading }: { reading: readonly ReadingLink[] }) {
  const { isPublished } = usePage();
  const shown = reading.filter(({ path }) => isPublished(path)).slice(0, maxShown);
  if (shown.length === 0) return null;
  return (
    <Section>
      <Stack>
        <h2>{texts.reading}</h2>
        <ul className={styles.readings}>
          {shown.map(({ path, title, text }) => (
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
}
