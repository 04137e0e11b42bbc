/** 404: says so and lists every product that is on sale. */
import { linePath } from '@emsal/lines/facts/find-line';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import { usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { errorTexts as texts } from './error-page.texts';

export function NotFound() {
  const { isPublished } = usePage();
  const products = Object.values(lineFacts).filter(({ slug }) => isPublished(`/${slug}`));
  return (
    <Wrap>
      <title>{texts.notFoundTitle}</title>
      <Stack gap={24}>
        <h1>{texts.notFoundTitle}</h1>
        <p>{texts.notFoundLead}</p>
        <nav aria-label={texts.products}>
          <Stack as="ul" gap={4}>
            {products.map((facts) => (
              <li key={facts.id}>
                <Link variant="alone" href={linePath(facts)}>
                  {facts.name}
                </Link>
              </li>
            ))}
          </Stack>
        </nav>
        <p>
          <Link variant="button" href="/">
            {texts.home}
          </Link>
        </p>
      </Stack>
    </Wrap>
  );
}
