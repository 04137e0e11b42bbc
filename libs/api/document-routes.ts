/** Raw routes that a browser opens as a page or a file. The API mounts them; while it is unavailable, the edge answers with a page. */

export interface DocumentRoute {
  method: 'GET' | 'POST';
  /** Below `/api`. */
  path: string;
  /** What the visitor is waiting for. */
  waitsFor: 'payment' | 'document' | 'page';
}

/** All may be repeated: a return of the bank is processed once. */
export const documentRoutes = {
  bankReturn: { method: 'POST', path: '/policyrequest/ThreeDResponse', waitsFor: 'payment' },
  ownDocument: { method: 'GET', path: '/document/:id', waitsFor: 'document' },
  mailedDocument: { method: 'GET', path: '/document/mail/:token', waitsFor: 'document' },
  download: { method: 'GET', path: '/document/download/:token', waitsFor: 'document' },
  neededFile: { method: 'GET', path: '/selfservice/formData/DownloadFile', waitsFor: 'document' },
  shownText: { method: 'GET', path: '/document/text/:line/:kind/:textVersion', waitsFor: 'document' },
  ranking: { method: 'GET', path: '/quoterequestapi/offer/ranking/:visitId', waitsFor: 'document' },
  reference: { method: 'GET', path: '/docs', waitsFor: 'page' },
} as const satisfies Record<string, DocumentRoute>;

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path of a document with its parameters filled in, as a browser asks for it. */
export const documentUrl = <Name extends keyof typeof documentRoutes>(
  name: Name,
  parameters: Readonly<Record<Parameters<(typeof documentRoutes)[Name]['path']>, string>>,
): string =>
  `/api${documentRoutes[name].path.replace(/:(\w+)/g, (_, parameter) => parameters[parameter as keyof typeof parameters])}`;
