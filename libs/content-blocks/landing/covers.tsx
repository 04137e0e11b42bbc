import { Columns } from '@emsal/ui/columns/columns';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { RadioTabs } from '@emsal/ui/radio-tabs/radio-tabs';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import styles from './covers.module.css';

type CoversBlock = Extract<LandingBlock, { kind: 'covers' }>;

const CoverPanel = ({ text, points, limits }: CoversBlock['items'][number]) => (
  <Stack gap={16}>
    <Text>{text}</Text>
    {points && (
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {limits && <KeyValueList items={limits.map(({ label, amount }) => ({ label, value: amount }))} />}
  </Stack>
);

/** What the policy covers and what it excludes. */
export function Covers({ title, intro, items }: Omit<CoversBlock, 'kind'>) {
  return (
    <Section>
      <Columns split="4-8">
        <Stack gap={16}>
          <h2>{title}</h2>
          <Text tone="muted">{intro}</Text>
        </Stack>
        <RadioTabs
          label={title}
          name="teminat"
          tabs={items.map((cover) => ({ key: cover.title, label: cover.title, panel: <CoverPanel {...cover} /> }))}
        />
      </Columns>
    </Section>
  );
}
