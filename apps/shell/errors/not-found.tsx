/** The 404 page, with every product on sale. */
import { notFoundTexts as texts } from '@emsal/products/not-found.texts';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { useProductLinks } from '../products/use-product-links';
import { ErrorPanel } from './error-panel';

export const NotFound = () => (
  <ErrorPanel title={texts.title} lead={texts.lead}>
    <nav aria-label={texts.products}>
      <Stack as="ul" gap={4}>
        {useProductLinks().map(({ label, path }) => (
          <li key={path}>
            <Link variant="alone" href={path}>
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  </ErrorPanel>
);
