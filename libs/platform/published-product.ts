/**
 * What every page knows of each product that is sold on this site. The edge writes it into the document, so that a new product adds
 * nothing to the pages' scripts.
 */
import type { HeroFacts } from '@emsal/lines/facts/hero-fields';
import type { LineFacts, ProductLabel } from '@emsal/lines/facts/line-facts';
import type { LineRef } from './storage/session-keys';

export interface PublishedProduct extends LineRef, Partial<Omit<HeroFacts, 'family'>> {
  /** First path segment of its pages, for example `trafik-sigortasi`. */
  slug: string;
  /** Query that must follow the slug in links. */
  query?: Readonly<Record<string, string>>;
  /** For example `Trafik Sigortası`. */
  name: string;
  /** Name in running text, for example `trafik`. Absent when the shell is older than the remote. */
  shortName?: string;
  /** Sort order of products. */
  family: LineFacts['family'];
  /** How lists show it. Absent, as the facts of its first form, when the shell is older than the remote. */
  label?: Pick<ProductLabel, 'icon' | 'short' | 'remark' | 'isEveryday'>;
}

/** One that lists can show and whose first form can be asked. */
export type ListedProduct = PublishedProduct & Required<Pick<PublishedProduct, 'label' | 'identityField'>>;
