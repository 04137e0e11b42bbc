import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './services';
import type { Visit, Visitor } from './principals';

/** Second argument of a handler. */
export interface CallerContext extends Services {
  log: FastifyBaseLogger;
  /** Null only for calls that anyone may make. */
  visitor: Visitor | null;
  cookies: CookieJar;
  /** Spends points of a further key, e.g. of the telephone in this call. @throws ProtocolError tooMany */
  spendRateLimit(kind: 'identity' | 'telephone', value: string): Promise<void>;
  request: RequestFacts;
}

/** Context of a call whose input names a visit, loaded and checked against its owner. */
export interface VisitContext extends CallerContext {
  visitor: Visitor;
  visit: Visit;
}

/** Context of a call of the account: its session acts for this customer, and the input names no other one. */
export interface CustomerContext extends CallerContext {
  visitor: Visitor;
  customerId: string;
}

/** Cookies that are set here are sent with the reply. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** @param maxAge seconds */
  set(name: string, value: string, options: { maxAge: number; httpOnly: boolean }): void;
}

export interface RequestFacts {
  /** The page that called, header `ref`. */
  page: string | undefined;
  branchId: number | undefined;
  address: string;
  /** Keyed hash of the network that called. */
  networkKey: string;
  deviceKey: string;
}
