/** The page of every path that no other remote publishes, while this one is up: status 404 and a list of the products on sale, if there are any. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Columns } from '@emsal/ui/columns/columns';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { PageHead } from '../page-head/page-head';
import { notFoundTexts as texts } from '@emsal/products/not-found.texts';
import { ProductList } from '@emsal/products/product-list';
import { usePublishedLines } from '@emsal/products/use-published-lines';
import { StarTiles } from './star-tiles';

export { loader } from './not-found-loader';

export function Component() {
  const lines = usePublishedLines();
  const hasProducts = lines.length > 0;
  const lead = hasProducts ? texts.leadToProducts : texts.lead;
  const phone = brand.phones.sales;
  return (
    <Wrap>
      <PageHead title={texts.title} description={lead} />
      <Stack gap={48}>
        <Columns split="5-7">
          <Stack>
            <h1>{texts.title}</h1>
            <Text size="lead" tone="muted">
              {lead}
            </Text>
            <Row gap={24}>
              <HomeLink />
              <Link href={phoneHref(phone)} variant="alone">
                {texts.call(phone)}
              </Link>
            </Row>
          </Stack>
          <StarTiles />
        </Columns>
        {hasProducts && (
          <Stack as="aside">
            <h2>{texts.products}</h2>
            <ProductList lines={lines} />
          </Stack>
        )}
      </Stack>
    </Wrap>
  );
}
