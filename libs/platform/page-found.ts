/** What search engines and link previews are told of a page. The edge writes it into the head; the browser never needs it. */
import type { PageType } from './page-types';

export interface PageFound {
  type: PageType;
  /** Without the brand, which the edge adds. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  picture: SharePicture;
  /** schema.org objects; `site` is the origin with which their addresses begin. */
  structuredData?: (site: string) => readonly object[];
}

/** The picture of a shared link, drawn by the edge: the page's heading above a weave of offers. */
export interface SharePicture {
  /** The heading's lines, at most three. */
  heading: readonly string[];
  /** Sample prices, integer kuruş, one per knot; none for pages without a market. */
  prices?: readonly number[];
}
