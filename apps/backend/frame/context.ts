import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './services';
import type { Visit, Visitor } from './subjects';

/** A handler's second argument. */
export interface CallerContext extends Services {
  log: FastifyBaseLogger;
  /** Null only for calls that anyone may make. */
  visitor: Visitor | null;
  cookies: CookieJar;
  /** Takes points of a further key, e.g. the telephone of this call. @throws ProtocolError tooMany */
  spend(kind: 'identity' | 'telephone', value: string): Promise<void>;
  request: RequestFacts;
}

/** Of a call whose input names a visit: the frame loaded it and checked that it is the caller's. */
export interface VisitContext extends CallerContext {
  visitor: Visitor;
  visit: Visit;
}

/** Cookies go out with the reply that the frame writes. */
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
  deviceKey: string;
}
