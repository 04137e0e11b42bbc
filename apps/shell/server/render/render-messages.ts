/** What the edge asks of the render process of a remote. Plain data: it crosses a process boundary as JSON. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { SharePicture } from '@emsal/platform/page-metadata';
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import type { PageClass } from '@emsal/platform/remote';
import type { RouterData } from '../../page-data/page-data';
import type { Rendered } from '../document/document';
import type { PageVisitor } from '../visitor/page-visitor';

/** Where a remote's server bundle is, and its hash. */
export type BundleFile = Pick<RegistryEntry, 'name' | 'version' | 'server' | 'serverIntegrity'>;

export interface PageJob {
  bundle: BundleFile;
  visitor: PageVisitor;
  /** The remotes of the visitor's revision. */
  publishers: ReadonlyArray<Pick<RegistryEntry, 'name' | 'paths'>>;
  /** The lines that they publish. */
  lines: readonly LineFacts[];
  url: string;
  /** The submitted form, encoded; null for a GET. */
  form: string | null;
  page: PageClass;
  year: number;
  today: string;
  marketingPermissionRequired: boolean;
  /** What editors have published at the page's address; null when that is nothing. */
  publishedContent: unknown;
}

export type OpenResult = { ok: true } | { ok: false; fault: string };

export type PageOutcome =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      rendered: Rendered;
      router: RouterData;
      state: Record<string, unknown>;
      /** What a loader threw; for the log. */
      fault?: string | undefined;
    }
  /** The API was unavailable while the page was loaded. */
  | { kind: 'unavailable' }
  /** The remote's own code threw. */
  | { kind: 'failed'; fault: string };

export interface PageResult {
  outcome: PageOutcome;
  /** What the API set for the visitor while the page was loaded. */
  setCookies: string[];
  /** Whether the page differs between visitors. */
  isPersonal: boolean;
}

/** Name to input and output of every call. */
export interface RenderCalls {
  open: { input: BundleFile; output: OpenResult };
  page: { input: PageJob; output: PageResult };
  /** What a page's share picture shows; null for a page without metadata. */
  picture: { input: { bundle: BundleFile; path: string; publishedContent: unknown }; output: SharePicture | null };
  ping: { input: null; output: null };
}

export interface RenderRequest<Name extends keyof RenderCalls = keyof RenderCalls> {
  id: number;
  call: Name;
  input: RenderCalls[Name]['input'];
}

export type RenderMessage =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; output: unknown }
  /** An error that no call waits for: a rejected promise, or the one that ends the process. */
  | { kind: 'stray'; fault: string };
