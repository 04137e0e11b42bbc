import { redirectDocument, type MiddlewareFunction } from '@emsal/platform/host-router';
import { ownerOf } from '@emsal/platform/registry/paths/paths';
import type { PageClass } from '@emsal/platform/remote';
import type { PageData } from '../page-data/page-data';

const isPayment = (page: PageClass): boolean => page === 'payment';

/**
 * A new document is loaded to enter or leave a payment page, when a version of this one was rolled back, and where a remote has a route
 * for another one's address: the edge gives it to its owner.
 * @param remote whose routes are guarded
 */
export const documentGuard =
  (remote: string, data: Pick<PageData, 'page' | 'remotes'>, isRevisionGone: () => boolean): MiddlewareFunction =>
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const owned = ownerOf(data.remotes, pathname);
    const isOtherClass = owned !== undefined && isPayment(owned.path.page) !== isPayment(data.page);
    if (isOtherClass || owned?.owner.name !== remote || isRevisionGone()) throw redirectDocument(pathname + search);
    return next();
  };
