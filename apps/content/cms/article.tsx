/** A post or a page: contents, blocks, the product it is about, who wrote it. */
import type { Content } from '@emsal/api/calls/cms/shapes';
import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import { usePublishedLines } from '@emsal/products/use-published-lines';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import { PageHead } from '../page-head/page-head';
import { Blocks, headingId } from '@emsal/content-blocks/blocks';
import styles from './article.module.css';
import { crumbsOf } from './cms-metadata';
import { cmsTexts as texts } from './cms.texts';

/** Fewer headings are seen at a glance. */
const leastContents = 3;

function Contents({ blocks }: Pick<Content, 'blocks'>) {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2 ? [{ text: block.text, id: headingId(index) }] : [],
  );
  if (headings.length < leastContents) return null;
  return (
    <nav aria-label={texts.contents}>
      <Disclosure summary={texts.contents}>
        <ol className={styles.contents}>
          {headings.map(({ text, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

/** Nothing while the product is not sold here. */
function RelatedProduct({ product }: Pick<Content, 'product'>) {
  const { isPublished } = usePage();
  const line = usePublishedLines().find(({ id }) => id === product);
  if (!line) return null;
  const landing = linePath(line);
  return (
    <Card as="aside" label={texts.product}>
      <Stack gap={12}>
        <Text size="small" tone="muted">
          {texts.product}
        </Text>
        <Text weight="label">{line.name}</Text>
        <Link variant="button" href={isPublished(landing) ? landing : linePath(line, '/form')}>
          {texts.offers}
        </Link>
      </Stack>
    </Card>
  );
}

export const fullName = ({ name, surname }: { name: string; surname: string }): string => `${name} ${surname}`;

const Author = ({ editor }: { editor: NonNullable<Content['editor']> }) => (
  <Stack gap={8}>
    <Text weight="label">{texts.by(fullName(editor))}</Text>
    <Text tone="muted">{editor.about}</Text>
    <Link variant="alone" href={`/yazar/${editor.seoUrl}`}>
      {texts.postsOf(fullName(editor))}
    </Link>
    <Link variant="alone" href="/blog">
      {texts.more}
    </Link>
  </Stack>
);

const noteOf = ({ category, readingTime, publishDate, changeDate, campaignEndDate }: Content): string =>
  [
    category && texts.minutes(readingTime),
    category && texts.day(publishDate),
    (!category || changeDate.slice(0, 10) !== publishDate.slice(0, 10)) && texts.changed(changeDate),
    campaignEndDate && texts.until(campaignEndDate),
  ]
    .filter(Boolean)
    .join(' · ');

/** @param children between head and text, and not part of it */
export function Article({ content, children }: { content: Content; children?: ReactNode }) {
  const { title, seoTitle, shortContent, blocks, editor, product } = content;
  const trail = crumbsOf(content)
    .slice(0, -1)
    .map(({ label, path }) => ({ href: path, label }));
  return (
    <Stack as="article" gap={32}>
      <PageHead title={seoTitle} description={shortContent} />
      <Breadcrumb trail={trail} current={title} />
      <Stack gap={12}>
        <h1>{title}</h1>
        <Text size="lead" tone="muted">
          {shortContent}
        </Text>
        <Text size="small" tone="muted">
          {noteOf(content)}
        </Text>
      </Stack>
      {children}
      <Contents blocks={blocks} />
      <Blocks blocks={blocks} />
      <RelatedProduct product={product} />
      {editor && <Author editor={editor} />}
    </Stack>
  );
}
