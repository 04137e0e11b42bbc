import { formatLira } from '@emsal/platform/formats/money';
import { Columns } from '@emsal/ui/columns/columns';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import styles from './covers.module.css';
import type { Landing } from './landing';

/** What the policy pays and what it does not: everything visible, nothing behind tabs. */
export function Covers({ title, intro, items }: Landing['covers']) {
  return (
    <Section>
      <Columns split="4-8">
        <Stack gap={16}>
          <h2>{title}</h2>
          <Text tone="muted">{intro}</Text>
        </Stack>
        <div className={styles.covers}>
          {items.map((cover) => (
            <Stack key={cover.title} gap={12} className={styles.cover}>
              <h3>{cover.title}</h3>
              <Text tone="muted">{cover.text}</Text>
              {cover.limits && (
                <KeyValueList items={cover.limits.map(({ label, kurus }) => ({ label, value: formatLira(kurus) }))} />
              )}
            </Stack>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
