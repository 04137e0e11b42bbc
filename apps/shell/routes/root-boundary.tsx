/** Errors outside any remote: an unknown path, a remote that could not be loaded, a fault of the shell itself. */
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from '@emsal/platform/router';
import { Layout } from '../layouts/layout';
import { layouts } from '../layouts/layouts';
import { reportFailure } from '../remotes/failure-report';
import { RemoteDown } from '../remotes/remote-down';
import { RemoteFailure } from '../remotes/remote-failure';
import { errorTexts as texts } from '../errors/error-page.texts';
import { ErrorPanel } from '../errors/error-panel';
import { LastResort } from './last-resort';
import { NotFound } from '../errors/not-found';

const Failed = () => <ErrorPanel title={texts.failedTitle} lead={texts.failedLead} />;

function ErrorContent() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // On the way to its page: no boundary of its own is there yet.
    if (error instanceof RemoteFailure) reportFailure(error.remote, 'load');
  }, [error]);
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
