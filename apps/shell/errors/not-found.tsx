/** The 404 page of a route that throws 404 and of a path that no remote publishes, with every product on sale. */
import { notFoundTexts as texts } from '@emsal/products/not-found.texts';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { useProductLinks } from '../products/use-product-links';
import { ErrorPanel } from './error-panel';

export function NotFound() {
  const products = useProductLinks();
  const hasProducts = products.length > 0;
  return (
    <ErrorPanel title={texts.title} lead={hasProducts ? texts.leadToProducts : texts.lead}>
      {hasProducts && (
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
      )}
    </ErrorPanel>
  );
}
