/** A page's metadata for search engines and link previews. The edge writes it into the head; the browser does not need it. */
import type { PageType } from './content/page-types';

export interface PageMetadata {
  type: PageType;
  /** Without the brand's name, which the edge appends. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** Absent: the picture of the home page. */
  picture?: SharePicture;
  /** schema.org objects; `site` is the origin of their URLs. */
  structuredData?: (site: string) => readonly object[];
}

/** The preview picture of a shared link, drawn by the edge: the page's heading and sample offers. */
export interface SharePicture {
  /** The heading's lines, at most three. */
  heading: readonly string[];
  /** Sample prices, integer kuruş; empty for pages without offers. */
  prices?: readonly number[];
  /** The name of a drawing that stands beside the heading (libs/content-blocks/covers). */
  cover?: string;
}
