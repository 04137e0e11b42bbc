/** Errors outside any remote: an unknown path, a remote that could not be loaded, a fault of the shell itself. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { isRouteErrorResponse, useLocation, useRouteError } from '@emsal/platform/router';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Layout } from '../layouts/layout';
import { layouts } from '../layouts/layouts';
import { RemoteDown } from '../remotes/remote-down';
import { RemoteFailure } from '../remotes/remote-failure';
import { errorTexts as texts } from './error-page.texts';
import { LastResort } from './last-resort';
import { NotFound } from './not-found';

const Failed = () => (
  <Wrap>
    <title>{texts.failedTitle}</title>
    <Stack gap={16}>
      <h1>{texts.failedTitle}</h1>
      <p>
        {texts.failedLead} <Link href={phoneHref(brand.phones.sales)}>{brand.phones.sales}</Link>
      </p>
      <p>
        <Link variant="button" href="/">
          {texts.home}
        </Link>
      </p>
    </Stack>
  </Wrap>
);

function ErrorContent() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (error instanceof RemoteFailure || (isRouteErrorResponse(error) && error.status === 503))
    return <RemoteDown href={pathname + search} />;
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />;
}

export const RootBoundary = () => (
  <LastResort>
    <Layout plan={layouts.error}>
      <ErrorContent />
    </Layout>
  </LastResort>
);
