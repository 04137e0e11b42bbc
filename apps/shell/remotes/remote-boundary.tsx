/** Catches what a remote's routes throw: the not-found page for a 404, else 'Tekrar dene' and the telephone number. */
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from '@emsal/platform/router';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { NotFound } from '../routes/not-found';
import { isChunkFailure, mayReload } from '../start/chunk-reload';
import { RemoteDown } from './remote-down';

export function RemoteBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isChunkFailure(error) && mayReload(sessionStore, Date.now())) location.reload();
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <RemoteDown href={pathname + search} />;
}
