import { usePage } from '@emsal/platform/page';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import type { Reading } from './landing';
import { landingTexts as texts } from './landing.texts';
import styles from './readings.module.css';

/** As many as stand in one row. */
const most = 3;

/** What to read next: the first few whose page somebody publishes; without any, no section. */
export function Readings({ reading }: { reading: readonly Reading[] }) {
  const { isPublished } = usePage();
  const shown = reading.filter(({ path }) => isPublished(path)).slice(0, most);
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
