/** The contract between the shell and its remotes. */
import type { Reducer } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import type { PageMetadata } from './page-metadata';

/**
 * content: hydrated on the first interaction · journey: hydrated at once · payment: a separate document with a strict content security
 * policy. Published registries hold these words.
 */
export type PageClass = 'content' | 'journey' | 'payment';

/** The layouts of the specification (funnel 2.4, member 2); the shell defines what each consists of. */
export type LayoutName =
  | 'default'
  | 'home'
  /** Product landings: sections run from edge to edge. */
  | 'landing'
  | 'internal'
  | 'blog'
  | 'blogDetail'
  | 'login'
  | 'session'
  | 'step'
  | 'stepHome'
  | 'offerList'
  | 'payment'
  | 'policyCancel'
  /** Service pages outside the account. */
  | 'service'
  | 'error';

/**
 * Paths that a remote serves. `pattern` has static segments, `:name` segments and at most one trailing `*`; `params` lists the allowed
 * values of a `:name` segment; those of `:branch` are products, and browsers receive only the open ones (`servedPaths`). Of two
 * patterns that match, the higher rank wins; publishing rejects two remotes whose patterns overlap at the same rank.
 */
export interface RemotePath {
  pattern: string;
  params?: Readonly<Record<string, readonly string[]>>;
  /** `:branch` stands for every line that some remote publishes. */
  lines?: true;
  rank: number;
  page: PageClass;
  /** The loaders of this path neither redirect nor answer 404: the edge may send the head before they have finished. */
  settled?: true;
  /** The path exists only while some remote publishes this one too: a product's page, for example, needs its form. */
  needs?: string;
  /** Concrete paths for the sitemap. */
  sitemap?: readonly string[];
}

/** A slice of Redux Toolkit; only these two properties are used. */
export interface RemoteSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** The module behind a remote's `./routes`. A route's path begins with a static segment, or with `:branch` and one, so that remotes
 * cannot shadow each other. */
export interface RemoteModule {
  default: RouteObject[];
  slices: readonly RemoteSlice[];
}

/** What a remote's route declares to the shell in its `handle`. */
export interface RouteHandle {
  layout?: LayoutName;
  /** Metadata for search engines and link previews; a page without it is not indexed. */
  metadata?: PageMetadata;
  /** The same for a page whose texts come with its loader's data. */
  metadataOf?: (data: unknown) => PageMetadata;
  /** Only phones and tablets may open the route; other devices are redirected to this path. */
  mobileOnly?: { redirectTo: string };
  /** Payment layout: which of its two steps this is, and where the back link leads (only on the summary). */
  paymentStep?: 1 | 2;
  backTo?: string;
  /** The same for a page whose address follows from its own, e.g. by `:branch`. */
  backToOf?: (params: Readonly<Record<string, string | undefined>>) => string;
  /** Payment layout: the offer number of its header, from the route's loader data. */
  offerNo?: (data: unknown) => string | undefined;
  /** Policy cancellation layout: its title. */
  title?: string;
  /** Session layout: the question for each personal datum that is still missing; absent, nothing is asked. */
  missingDetails?: (data: unknown) => readonly string[];
}
