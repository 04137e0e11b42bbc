/**
 * How a page reaches network, store and cookies: one interface, implemented on the edge (undici, the visitor's cookies) and in the
 * browser (axios).
 */
import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { PublishedProduct } from './published-product';
import type { KeptList } from './storage/kept-list';
import type { KnownPerson } from './storage/known-person';

export interface PageReply {
  /** HTTP status; 0 means that there was no response. */
  status: number;
  body: unknown;
}

/**
 * Sends one request; the same shape as `Transport` of `@emsal/api/client`, which adds the types:
 * `createClient(pageOf(args).transport)`.
 */
export type PageTransport = (
  wire: { method: 'GET' | 'POST'; path: string; body: Record<string, unknown> | undefined; file?: Blob },
  options: { idempotencyKey?: string; signal?: AbortSignal; onProgress?: (percent: number) => void },
) => Promise<PageReply>;

export interface Page {
  transport: PageTransport;
  /** The page's store: a loader may dispatch what it fetched, and the edge sends the state to the browser. */
  store: Store;
  /** A readable cookie of the visitor, undefined when absent. Loaders have no access to HttpOnly cookies. */
  cookie: (name: string) => string | undefined;
  /**
   * The visit of a line, identified by `branchSuffix(line)`: from the HttpOnly visit cookie on the edge, from session storage in the
   * browser.
   */
  visitId: (storageSuffix: string) => string | undefined;
  /**
   * What editors have published at the page's address, where the edge knows it before a loader asks: `Content` of the content calls, or
   * `ContentCard[]` of the newest posts at the home page.
   * Absent in browsers, and when the shell is older than the remote (decision 192).
   */
  publishedContent?: unknown;
  /** True on the edge. */
  isServer: boolean;
  /** Phone or tablet, by the user agent (spec funnel 6, device flag). */
  isMobile: boolean;
  /** The products that have a page here, in display order. Absent when the shell is older than the remote (decision 192). */
  products?: readonly PublishedProduct[];
  /** The facts of a published line, by the first path segment of its pages. Absent when the shell is older than the remote. */
  lineFacts?: (slug: string) => Promise<LineFacts | undefined>;
  /** The offer list kept on this device. Not read by `cookie`, so that the page of everybody else may be cached. */
  keptList?: KeptList | null;
  /** The person whom this browser has proven. Not read by `cookie`, as above. Absent when the shell is older than the remote. */
  knownPerson?: () => KnownPerson | null;
  /** The first name of whoever is signed in, for greetings. Not read by `cookie`, as above. Absent when the shell is older than the remote. */
  customerName?: () => string | null;
  /** Paths that the published remotes serve; menus link to no others. */
  isPublished: (path: string) => boolean;
  /** Preloads a path: fetches its data and code and mounts its remote before the navigation. Absent on the edge. */
  prefetch?: (path: string) => void;
  /** Every form requires the marketing permission; by default it is optional (an operator's setting). */
  marketingPermissionRequired: boolean;
  /** The current year in Istanbul, by the edge's clock. */
  year: number;
  /** Today in Istanbul, `YYYY-MM-DD`, by the edge's clock. Absent when the shell is older than the remote (decision 192). */
  today?: string;
}

/** The first day of the year for a shell that does not know the day yet (decision 192). */
export const todayOn = ({ today, year }: Pick<Page, 'today' | 'year'>): string => today ?? `${year}-01-01`;

export const pageContext = createContext<Page>();

/** The page's context in a loader or action. */
export const pageOf = (args: Pick<LoaderFunctionArgs, 'context'>): Page => args.context.get(pageContext);

/** The page's context in components, provided by the shell. Thunks receive it as their extra argument. */
export const PageProvider = createReactContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageProvider);
  if (page === null) throw new Error('usePage outside the shell: render within <PageProvider value={page}>');
  return page;
}
