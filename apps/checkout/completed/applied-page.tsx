/** The end of a purchase that an adviser completes: what that means, and how to reach one. */
import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { useLoaderData } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { checkoutPaths } from '../visit/checkout-paths';
import { lineOfPath } from '../visit/page-line';
import { PageTitle } from '../visit/page-title';
import { appliedTexts as texts } from './completed-texts';

export const loader = ({ request }: LoaderFunctionArgs): { line: LineFacts } => ({
  line: lineOfPath(new URL(request.url).pathname),
});

export function Component() {
  const { line } = useLoaderData() as ReturnType<typeof loader>;
  const actions = (
    <>
      <Link variant="button" href={phoneHref(brand.phones.telesales)}>
        {texts.call(brand.phones.telesales)}
      </Link>
      <Link variant="line" href={checkoutPaths.offers(line)}>
        {texts.offers}
      </Link>
    </>
  );
  return (
    <Wrap>
      <PageTitle>{texts.title}</PageTitle>
      <EmptyState level={1} title={texts.title} actions={actions}>
        <p>{texts.message}</p>
        <p>{texts.nothingCharged}</p>
      </EmptyState>
    </Wrap>
  );
}
