/**
 * What every page knows of each product that is sold on this site. The edge writes it into the document, so that a new product adds
 * nothing to the pages' scripts.
 */
import type { LineRef } from './storage/session-keys';

export interface PublishedProduct extends LineRef {
  /** First path segment of its pages, for example `trafik-sigortasi`. */
  slug: string;
  /** Query that must follow the slug in links. */
  query?: Readonly<Record<string, string>>;
  /** For example `Trafik Sigortası`. */
  name: string;
  /** Name in running text, for example `trafik`. Absent when the shell is older than the remote. */
  shortName?: string;
  /** Sort order of products. */
  family: 'vehicle' | 'property' | 'health';
}
