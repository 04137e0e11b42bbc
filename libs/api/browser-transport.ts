/** Calls from a page: axios with the specified headers, the 403 rule and the specified timeout (funnel 7). */
import { tokenHeader } from '@emsal/platform/session/token';
import axios from 'axios';
import type { Reply, Transport } from './client';
import { untilAvailable } from './until-available';

export interface BrowserTransportOptions {
  /** e.g. `/api`. */
  base: string;
  /** The readable half of the token, from the auth key, the cookie or the session storage. */
  token: () => string | null;
  /** Makes a new token; called once when a call answers 403, then the call is repeated once (spec decisions, 403). */
  authorise: () => Promise<void>;
  pagePath: () => string;
  /** Numeric id of the line that the first path segment names; null elsewhere. */
  branchId: () => number | null;
  /** Called when calls begin to wait for an unavailable service, and when none is waiting any more. */
  waiting?: (isWaiting: boolean) => void;
}
/** Spec funnel 9. */
const requestTimeoutMs = 100_000;

export function browserTransport(options: BrowserTransportOptions): Transport {
  const http = axios.create({
    baseURL: options.base,
    timeout: requestTimeoutMs,
    validateStatus: () => true,
    withCredentials: true,
    // The API uses no XSRF cookie.
    xsrfCookieName: '',
  });
  const once: Transport = async ({ method, path, body, file }, { idempotencyKey, signal, onProgress }) => {
    try {
      const answer = await http.request({
        method,
        url: path,
        data: file ?? body,
        headers: { ...headersOf(options, idempotencyKey), 'content-type': file?.type ?? 'application/json' },
        ...(signal && { signal }),
        ...(onProgress && {
          onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
        }),
      });
      return { status: answer.status, body: answer.data as unknown };
    } catch {
      return { status: 0, body: null };
    }
  };
  const renew = createRenewal(options);
  const authorised: Transport = async (wire, send): Promise<Reply> => {
    const used = options.token();
    const first = await once(wire, send);
    if (first.status !== 403) return first;
    await renew(used);
    return once(wire, send);
  };
  return untilAvailable(authorised, options.waiting);
}

/** One new token for all calls that were refused with the old one: each further one would end the one before it. */
function createRenewal({ token, authorise }: Pick<BrowserTransportOptions, 'token' | 'authorise'>) {
  let running: Promise<void> | undefined;
  return async (used: string | null): Promise<void> => {
    if (token() !== used) return;
    running ??= authorise().finally(() => {
      running = undefined;
    });
    await running;
  };
}

function headersOf(options: BrowserTransportOptions, idempotencyKey: string | undefined): Record<string, string> {
  const branchId = options.branchId();
  return {
    'content-type': 'application/json',
    [tokenHeader]: options.token() ?? '',
    ref: options.pagePath(),
    ...(branchId !== null && { branchid: String(branchId) }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
