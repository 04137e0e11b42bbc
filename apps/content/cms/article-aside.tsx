/** Beside a text: the product it is about, and who wrote it. */
import type { Content } from '@emsal/api/calls/cms/shapes';
import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import { usePublishedLines } from '@emsal/products/use-published-lines';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { cmsTexts as texts } from './cms.texts';
import { fullName } from './full-name';

/** Nothing while the product is not sold here. */
export function RelatedProduct({ product }: Pick<Content, 'product'>) {
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

export const Author = ({ editor }: { editor: NonNullable<Content['editor']> }) => (
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
