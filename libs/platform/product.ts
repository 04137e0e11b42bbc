/** What every page knows of each product that is open here, its own or not. It comes with the document: no page's script grows by a product. */
import type { LineRef } from './storage/session-keys';

export interface PublishedProduct extends LineRef {
  /** First path segment of its pages, for example `trafik-sigortasi`. */
  slug: string;
  /** Query that belongs to the slug. */
  query?: Readonly<Record<string, string>>;
  /** For example `Trafik Sigortası`. */
  name: string;
  /** Products are listed by it. */
  family: 'vehicle' | 'property' | 'health';
}
