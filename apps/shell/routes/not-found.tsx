/** 404: says so and lists every product that is on sale. */
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { useProductLinks } from '../products/use-product-links';
import { errorTexts as texts } from './error-page.texts';

export function NotFound() {
  const products = useProductLinks();
  return (
    <Wrap>
      <title>{texts.notFoundTitle}</title>
      <Stack gap={24}>
        <h1>{texts.notFoundTitle}</h1>
        <p>{texts.notFoundLead}</p>
        <nav aria-label={texts.products}>
          <Stack as="ul" gap={4}>
            {products.map(({ label, path }) => (
              <li key={path}>
                <Link variant="alone" href={path}>
                  {label}
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
