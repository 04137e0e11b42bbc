/** Which document of the API an address names. */
import { documentRoutes, type DocumentRoute } from '@emsal/api/document-routes';

const patterns = Object.values(documentRoutes).map((route: DocumentRoute) => ({
  route,
  // As the API's router: no parameter is empty, and capitals do not count.
  pattern: new RegExp(`^/api${route.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

export function documentAt(method: string, url: string): DocumentRoute | undefined {
  const path = url.split('?', 1)[0]!;
  return patterns.find(({ route, pattern }) => route.method === method && pattern.test(path))?.route;
}
