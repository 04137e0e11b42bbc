/** The comparison page: offers side by side, to print or to e-mail. */
import { useLoaderData } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Link } from '@emsal/ui/link/link';
import { checkoutPaths } from '../navigation/checkout-paths';
import { PageTitle } from '../page/page-title';
import type { CompareData } from './compare-loader';
import { ComparedOffers } from './compared-offers';
import { compareTexts as texts } from './compare.texts';
import { useTitleFocus } from '../page/use-title-focus';

export { loader } from './compare-loader';

export function Component() {
  const { line, visitId, offers } = useLoaderData() as CompareData;
  useTitleFocus();
  if (line && visitId && offers.length > 1) return <ComparedOffers {...{ line, visitId, offers }} />;
  return (
    <>
      <PageTitle>{texts.emptyTitle}</PageTitle>
      <EmptyState
        level={1}
        title={texts.emptyTitle}
        actions={
          line ? (
            <Link variant="button" href={checkoutPaths.offers(line)}>
              {texts.back}
            </Link>
          ) : (
            <HomeLink />
          )
        }
      >
        {texts.empty}
      </EmptyState>
    </>
  );
}
