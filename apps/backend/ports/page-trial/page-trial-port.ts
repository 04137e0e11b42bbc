/** A page as the site renders it, tried before it is published. */

export interface PageTrialPort {
  /**
   * One trial at a time; one that was answered holds for a minute, so that publishing after a look at the reasons needs no second trial.
   * @param page.id of what is shown there, which never changes @param page.path with its query
   * @returns null when the site does not answer
   */
  open(page: { id: string; path: string }): Promise<TriedPage | null>;
  /** The ids on a published page, for links to a part of it; null when it does not open. */
  idsOf(path: string): Promise<readonly string[] | null>;
}

export interface TriedPage {
  /** HTTP status. */
  status: number;
  /** Of the document alone, compressed with brotli as it is sent. */
  documentBytes: number;
  /** What axe finds in the page's content; empty for another status than 200. */
  violations: readonly AxeViolation[];
  /** Of its elements; none for another status than 200. */
  ids: readonly string[];
}

export interface AxeViolation {
  /** Its id in axe, such as `heading-order`. */
  rule: string;
  /** For each element that breaks it: its words and attributes, then those of the elements around it, outwards. */
  places: string[][];
}
