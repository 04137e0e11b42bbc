/** Catches what a remote's routes throw: the not-found page for a 404, else 'Tekrar dene' and the telephone number. */
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from '@emsal/platform/router';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { NotFound } from '../errors/not-found';
import { isChunkFailure, mayReload } from './chunk-reload';
import { reportFailure } from './failure-report';
import { refetch } from './refetch';
import { RemoteDown } from './remote-down';

export function RemoteBoundary({ remote }: { remote: string }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isChunkFailure(error) && mayReload(sessionStore, Date.now())) void refetch(error).then(() => location.reload());
    // A response with a status is thrown on purpose.
    if (!isRouteErrorResponse(error)) reportFailure(remote, 'page');
  }, [error, remote]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <RemoteDown href={pathname + search} />;
}
