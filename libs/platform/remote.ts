/** What a remote promises to the shell, and the words in which it says which paths are its own. */
import type { Reducer } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import type { PageFound } from './page-found';

/** content: hydrated on the first interaction · journey: hydrated at once · payment: its own document under a strict policy. */
export type PageClass = 'content' | 'journey' | 'payment';

/** The layouts of the specification (funnel 2.4, member 2); what each consists of stands in the shell's table. */
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
  | 'error';

/**
 * Paths that a remote serves. `pattern` has static segments, `:name` segments and at most one closing `*`;
 * `params` lists the values that a `:name` segment may have; those of `:branch` are products, of which a browser is told
 * the open ones only (`servedBy`). Of two patterns that fit, the higher rank wins;
 * publishing refuses two remotes whose patterns overlap at one rank.
 */
export interface RemotePath {
  pattern: string;
  params?: Readonly<Record<string, readonly string[]>>;
  rank: number;
  page: PageClass;
  /** The loaders of this path neither redirect nor answer 404: the edge may send the head before they have run. */
  settled?: true;
  /** The path exists only while some remote publishes this one too: a product's page, while its form is open. */
  needs?: string;
  /** Concrete paths for the sitemap, when crawlers should know them. */
  sitemap?: readonly string[];
}

/** A slice as Redux Toolkit makes it: only these two properties are read. */
export interface RemoteSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** The module behind `./routes` of a remote. A route's path begins with a static segment, so that remotes cannot shadow each other. */
export interface RemoteModule {
  default: RouteObject[];
  slices: readonly RemoteSlice[];
  paths: readonly RemotePath[];
}

/** What a route of a remote tells the shell in its `handle`. */
export interface RouteHandle {
  layout?: LayoutName;
  /** What search engines and link previews are told; a page without it is not indexed. */
  found?: PageFound;
  /** Only phones and tablets may open the route; others are sent to this path. */
  mobileOnly?: { redirectTo: string };
  /** Payment layout: which of its two steps this is, and where the back arrow leads (only on the summary). */
  paymentStep?: 1 | 2;
  backTo?: string;
  /** Payment layout: the offer number of its header, from the route's loader data. */
  offerNo?: (data: unknown) => string | undefined;
  /** Policy-cancel layout: its title. */
  title?: string;
  /** Session layout: the words for each personal datum that is missing still; none asks for nothing. */
  missingDetails?: (data: unknown) => readonly string[];
}
