/** How a page reaches the outside: the same handle on the edge (undici, the visitor's cookies) and in the browser (axios). */
import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import type { PublishedProduct } from './product';

export interface PageReply {
  /** HTTP status; 0 means that no answer came. */
  status: number;
  body: unknown;
}

/** Carries one call; the same shape as `Transport` of `@emsal/api/client`, which gives calls their types: `createClient(pageOf(args).transport)`. */
export type PageTransport = (
  wire: { method: 'GET' | 'POST'; path: string; body: Record<string, unknown> | undefined; file?: Blob },
  options: { idempotencyKey?: string; signal?: AbortSignal; onProgress?: (percent: number) => void },
) => Promise<PageReply>;

export interface Page {
  transport: PageTransport;
  /** The store of this page: a loader may dispatch what it read, the edge carries the state to the browser. */
  store: Store;
  /** A readable cookie of the visitor, undefined when absent. HttpOnly cookies are never given to loaders. */
  cookie: (name: string) => string | undefined;
  /** The visit of a line, by what names it in storage (`branchSuffix(line)`): the HttpOnly visit cookie on the edge, session storage in the browser. */
  visitId: (storageSuffix: string) => string | undefined;
  /** True on the edge. */
  isServer: boolean;
  /** Phone or tablet, by the user agent (funnel 6, device flag). */
  isMobile: boolean;
  /** The products that have a page here, in the order in which they are listed. Absent where the shell is older than the remote (docs/decisions/192). */
  products?: readonly PublishedProduct[];
  /** Paths that the published remotes serve: menus link nothing else. */
  isPublished: (path: string) => boolean;
  /** Fetches what a path needs and mounts its remote, so that going there waits for neither. Absent on the edge. */
  prepare?: (path: string) => void;
  /** No form is left without the marketing permission; by default it is optional (ux: a switch of the operator). */
  marketingPermissionRequired: boolean;
  /** The current year in Istanbul by the edge's clock. */
  year: number;
}

export const pageContext = createContext<Page>();

/** The page handle of a loader or action. */
export const pageOf = (args: Pick<LoaderFunctionArgs, 'context'>): Page => args.context.get(pageContext);

/** The same handle for components; the shell provides it. Thunks receive it as their extra argument. */
export const PageProvider = createReactContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageProvider);
  if (page === null) throw new Error('usePage outside the shell: render within <PageProvider value={page}>');
  return page;
}
