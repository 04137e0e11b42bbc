/** Calls from loaders on the edge: directly to the API by undici, with the visitor's cookies. */
import type { PageReply, PageTransport } from '@emsal/platform/page';
import { tokenRequest } from '@emsal/platform/session/token';
import { tokenHeader } from '@emsal/platform/session/token';
import { isWebViewAgent } from '@emsal/platform/web-view/mobile-agent';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { readCookie } from '@emsal/platform/storage/cookies';
import type { Dispatcher } from 'undici';

export interface Visitor {
  /** Header `Cookie` of the request, plus what the API has set since. */
  cookies: string;
  /** Path of the page, for the header ref. */
  path: string;
  address: string;
  userAgent: string;
}

type HttpRequest = Parameters<PageTransport>[0];

/** Whose calls they are. */
export interface Caller {
  visitor: Visitor;
  /** Of the page's line, for the header branchid. */
  branchId?: number | undefined;
  /** Collects what the API sets, for the page's own response. */
  setCookies: string[];
}

/** Milliseconds; the browser's own limit is longer. */
const callLimit = 10_000;

function headersOf({ visitor, branchId }: Caller): Record<string, string> {
  const { cookies, path, address, userAgent } = visitor;
  return {
    'content-type': 'application/json',
    cookie: cookies,
    [tokenHeader]: readCookie(cookies, cookieTable.token.name) ?? '',
    ref: path,
    'x-forwarded-for': address,
    'user-agent': userAgent,
    ...(branchId !== undefined && { branchid: String(branchId) }),
  };
}

const nothing: PageReply = { status: 0, body: null };

/** The visitor's cookies after the API has set some, for later calls of the same page. */
export const withCookies = (cookies: string, lines: readonly string[]): string => {
  const set = lines.map((line) => line.split(';', 1)[0]!);
  const names = set.map((pair) => pair.split('=', 1)[0]!);
  const remaining = cookies.split('; ').filter((pair) => pair !== '' && !names.includes(pair.split('=', 1)[0]!));
  return [...remaining, ...set].join('; ');
};

/** Creates a token, or renews it for a browser whose secret cookie is still known. */
export const tokenCreation = ({ userAgent }: Visitor): HttpRequest => ({
  method: 'POST',
  path: 'token/create',
  body: tokenRequest(isWebViewAgent(userAgent), ''),
});

/** An expired session is renewed once per page (decision 030). */
export function edgeTransport(api: Dispatcher, caller: Caller): PageTransport {
  const { visitor } = caller;
  const send = sendTo(api, caller);
  let mayAuthorise = readCookie(visitor.cookies, cookieTable.token.name) !== undefined;
  return async (wire, options) => {
    const reply = await send(wire, options);
    if (reply.status !== 403 || !mayAuthorise) return reply;
    mayAuthorise = false;
    await send(tokenCreation(visitor), {});
    return send(wire, options);
  };
}

function sendTo(api: Dispatcher, caller: Caller): PageTransport {
  const { visitor, setCookies } = caller;
  return async ({ method, path, body }, { idempotencyKey, signal }) => {
    const headers = { ...headersOf(caller), ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) };
    try {
      const answer = await api.request({
        path: `/api/${path}`,
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
        headersTimeout: callLimit,
        bodyTimeout: callLimit,
        ...(signal && { signal }),
      });
      const lines = [answer.headers['set-cookie'] ?? []].flat();
      setCookies.push(...lines);
      visitor.cookies = withCookies(visitor.cookies, lines);
      return { status: answer.statusCode, body: await answer.body.json() };
    } catch {
      return nothing;
    }
  };
}
