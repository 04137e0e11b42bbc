import { pageOf } from '@emsal/platform/page';
import { data, type LoaderFunctionArgs } from '@emsal/platform/router';
import { track } from '@emsal/platform/tracking/track';

/** Answers 404. The boot script reports a document with this status; a navigation within the site is reported here. */
export function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args);
  const { pathname } = new URL(args.request.url);
  if (!page.isServer) track({ name: '404', page: pathname, data: { status: 404 } });
  return data(null, { status: 404 });
}
