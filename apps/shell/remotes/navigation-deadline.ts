/** A loader that never answers ends in the remote's error panel, not in a page that waits for ever. */
import type { MiddlewareFunction } from '@emsal/platform/host-router';
import { RemoteFailure } from './remote-failure';

/** Milliseconds for all loaders of a navigation. */
export const navigationLimit = 30_000;

export const navigationDeadline =
  (remote: string): MiddlewareFunction =>
  async (_, next) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new RemoteFailure(remote, `no answer in ${navigationLimit} ms`)),
      navigationLimit,
    );
    try {
      return await Promise.race([next(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
