/** Notes beside the form on wide screens: answers are saved, and whom to call. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import styles from './step-notes.module.css';
import { stepNotesTexts as texts } from './step-notes.texts';

export function StepNotes() {
  return (
    <aside className={styles.notes}>
      <section className={styles.note}>
        <h2>{texts.kept}</h2>
        <Text size="small" tone="muted">
          {texts.keptText}
        </Text>
      </section>
      <section className={styles.note}>
        <h2>{texts.help}</h2>
        <Text size="small" tone="muted">
          {texts.helpText(brand.openingHours)}
        </Text>
        <Link href={phoneHref(brand.phones.sales)} variant="alone">
          {brand.phones.sales}
        </Link>
      </section>
    </aside>
  );
}
