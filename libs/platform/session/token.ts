/** How a page gets its token (spec member 4, funnel 9): check the stored one, else create one, with three attempts. */

/** Configured keys of the two client types. */
export const applicationKeys = { web: 'emsal-web', mobileApp: 'emsal-mobile-app' } as const;

/** The mobile-app key only inside the app's web view and with `appReferer` in the query; otherwise the web key. */
export const applicationKey = (isWebView: boolean, search: string): string =>
  isWebView && new URLSearchParams(search).has('appReferer') ? applicationKeys.mobileApp : applicationKeys.web;

/** Body of `POST token/create`; employee and customer are fixed by the specification. */
export const tokenRequest = (isWebView: boolean, search: string) =>
  ({ ApplicationKey: applicationKey(isWebView, search), EmployeeID: 156, CustomerID: 0 }) as const;

/** Every request repeats the readable half of the token in this header (spec funnel 7). */
export const tokenHeader = 'x-token-id';

/** The three sources of `tokenHeader`, in order of priority. */
export const currentToken = (
  authKey: string | null,
  cookie: string | undefined,
  stored: string | null,
): string | null => authKey ?? cookie ?? stored;

/** `/{branch}/odeme-sorgulama`; there is only one locale. */
export const isPaymentCheck = (path: string): boolean => /^\/[^/]+\/odeme-sorgulama\/?$/.test(path);

export interface TokenPorts {
  /** Null when the server does not say: it is away or busy. */
  check: (token: string) => Promise<boolean | null>;
  /** Null when the server returned none. */
  create: () => Promise<string | null>;
  wait: (milliseconds: number) => Promise<void>;
}

/** Three attempts, 0.5 s and 1 s apart. */
export async function createToken({ create, wait }: TokenPorts, tries = 3): Promise<string | null> {
  for (let attempt = 0; attempt < tries; attempt++) {
    if (attempt > 0) await wait(500 * attempt);
    const token = await create().catch(() => null);
    if (token !== null) return token;
  }
  return null;
}

const isValid = (token: string, { check }: TokenPorts): Promise<boolean | null> => check(token).catch(() => null);

/** The token of a page load; undefined on the payment-check route, which requests none. */
export async function initialToken(
  known: string | null,
  path: string,
  ports: TokenPorts,
): Promise<string | null | undefined> {
  if (isPaymentCheck(path)) return undefined;
  // Kept unless the server says no: a new one ends the other pages that use this one, and a call that answers 403 renews it.
  if (known !== null && (await isValid(known, ports)) !== false) return known;
  return createToken(ports);
}

/** After a 403: the token that another page has made since this one read its own, else a new one. */
export async function renewedToken(
  used: string | null,
  shared: string | undefined,
  ports: TokenPorts,
): Promise<string | null> {
  const isNewer = shared !== undefined && shared !== used && (await isValid(shared, ports)) === true;
  return isNewer ? shared : createToken(ports);
}
