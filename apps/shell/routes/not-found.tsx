/** 404: says so and lists every product that is on sale. */
import { notFoundTexts as texts } from '@emsal/products/not-found.texts';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { useProductLinks } from '../products/use-product-links';

export function NotFound() {
  const products = useProductLinks();
  return (
    <Wrap>
      <title>{texts.title}</title>
      <Stack gap={24}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
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
