/** The information notice that forms link to (law 6698, article 10). */
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Columns } from '@emsal/ui/columns/columns';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { informationNoticeTexts } from '@emsal/verify/notice/information-notice.texts';
import type { RouteHandle } from '@emsal/platform/remote';
import { breadcrumbList, organization } from '../seo/structured-data';
import { PageHead } from '../page-head/page-head';
import styles from './data-policy-page.module.css';
import { dataPolicyTexts as texts } from './data-policy.texts';

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

export const handle: RouteHandle = {
  layout: 'landing',
  metadata: {
    type: 'ARTICLE',
    title: texts.title,
    description: texts.description,
    picture: { heading: texts.pictureHeading },
    structuredData: (site) => [
      organization(site),
      breadcrumbList(site, [
        { label: texts.home, path: '/' },
        { label: texts.title, path: informationNoticeTexts.href },
      ]),
    ],
  },
};

export function Component() {
  return (
    <Wrap>
      <PageHead title={texts.title} description={texts.description} />
      <Breadcrumb trail={[{ href: '/', label: texts.home }]} current={texts.title} />
      <Stack as="article" gap={32} className={styles.article}>
        <Stack gap={16}>
          <h1>{texts.title}</h1>
          <Text size="lead">{texts.lead}</Text>
          <Text size="small" tone="muted">
            {texts.edition}
          </Text>
        </Stack>
        {texts.parts.map(({ title, paragraphs = [], points }) => (
          <Columns key={title} split="4-8" className={styles.part}>
            <h2 className={styles.title}>{title}</h2>
            <Stack gap={16}>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              {points && <Points points={points} />}
            </Stack>
          </Columns>
        ))}
      </Stack>
    </Wrap>
  );
}
