/** The information notice that forms link to (law 6698, article 10). */
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { PageHead } from '../page-head/page-head';
import { dataPolicyPath } from './data-policy-path';
import styles from './data-policy-page.module.css';
import { dataPolicyTexts as texts } from './data-policy.texts';

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

export function Component() {
  return (
    <Wrap>
      <PageHead title={texts.title} description={texts.description} canonical={dataPolicyPath} />
      <Breadcrumb trail={[{ href: '/', label: texts.home }]} current={texts.title} />
      <Stack as="article" gap={32} className={styles.article}>
        <Stack gap={16}>
          <h1>{texts.title}</h1>
          <Text size="lead">{texts.lead}</Text>
          <Text size="small" tone="muted">
            {texts.version}
          </Text>
        </Stack>
        {texts.parts.map(({ title, paragraphs = [], points }) => (
          <Stack key={title} gap={12}>
            <h2 className={styles.title}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {points && <Points points={points} />}
          </Stack>
        ))}
      </Stack>
    </Wrap>
  );
}
