import { formatLira } from '@emsal/platform/formats/money';
import { Columns } from '@emsal/ui/columns/columns';
import { Link } from '@emsal/ui/link/link';
import { RangeLine } from '@emsal/ui/range-line/range-line';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { ceilingOf } from '@emsal/tariffs/traffic/newest-ceiling';
import styles from './ceiling-ranges.module.css';
import { homeTexts } from './home.texts';

const texts = homeTexts.steps;
const steps = [8, 6, 4, 2, 0] as const;
const highest = ceilingOf(0);

function Ranges() {
  return (
    <Stack as="figure" gap={16}>
      <ul className={styles.rows}>
        {steps.map((step) => (
          <li key={step} className={styles.row}>
            <span className={styles.step}>{texts.row(step)}</span>
            <span className={styles.line}>
              <RangeLine lowest={0} highest={ceilingOf(step)} at={ceilingOf(step)} scale={{ from: 0, to: highest }} />
            </span>
            <span className={styles.amount}>{formatLira(ceilingOf(step))}</span>
          </li>
        ))}
      </ul>
      <Text as="figcaption" size="small" tone="muted">
        {texts.caption}
      </Text>
    </Stack>
  );
}

/** How premiums fall with each claim-free year, in the published ceilings. */
export function CeilingRanges({ href }: { href: string }) {
  return (
    <Section ground="ink">
      <Columns split="5-7">
        <Stack gap={16}>
          <h2>{texts.title}</h2>
          <Text size="lead" tone="muted">
            {texts.text}
          </Text>
          <p>
            <Link href={href} variant="line">
              {texts.link}
            </Link>
          </p>
        </Stack>
        <Ranges />
      </Columns>
    </Section>
  );
}
