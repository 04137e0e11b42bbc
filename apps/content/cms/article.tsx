/** A post or a page: contents, blocks, the product it is about, who wrote it. */
import type { Content } from '@emsal/api/calls/cms/shapes';
import { Blocks } from '@emsal/content-blocks/blocks';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import { PageHead } from '../page-head/page-head';
import { Author, RelatedProduct } from './article-aside';
import { Contents, headingsOf } from './article-contents';
import styles from './article.module.css';
import { crumbsOf } from './cms-metadata';
import { cmsTexts as texts } from './cms.texts';
import { noteOf } from './post-note';

function datesOf(content: Content): string {
  const { category, publishDate, changeDate, campaignEndDate } = content;
  const isChanged = texts.day(changeDate) !== texts.day(publishDate);
  return [
    category && noteOf(content),
    category && texts.day(publishDate),
    (!category || isChanged) && texts.changed(changeDate),
    campaignEndDate && texts.until(campaignEndDate),
  ]
    .filter(Boolean)
    .join(' · ');
}

const Head = ({ content }: { content: Content }) => (
  <Stack as="header" gap={12}>
    <Text size="small" tone="muted">
      {datesOf(content)}
    </Text>
    <h1>{content.title}</h1>
    <Text size="lead" tone="muted">
      {content.shortContent}
    </Text>
  </Stack>
);

/** @param children between head and text, and not part of it */
export function Article({ content, children }: { content: Content; children?: ReactNode }) {
  const { title, seoTitle, shortContent, blocks, editor, product, category } = content;
  const trail = crumbsOf(content)
    .slice(0, -1)
    .map(({ label, path }) => ({ href: path, label }));
  const headings = headingsOf(content);
  return (
    <Stack as="article" gap={32} className={category ? undefined : styles.reading}>
      <PageHead title={seoTitle} description={shortContent} />
      <Breadcrumb trail={trail} current={title} />
      <Head content={content} />
      {children}
      <div className={classNames(styles.columns, category && (headings.length > 0 ? styles.three : styles.two))}>
        {headings.length > 0 && <Contents headings={headings} />}
        <Blocks blocks={blocks} />
        <Stack gap={32}>
          <RelatedProduct product={product} />
          {editor && <Author editor={editor} />}
        </Stack>
      </div>
    </Stack>
  );
}
