/** A line’s landing page, its `landing.ts`: the first version of its texts, which editors change afterwards, and the figures that stay data. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { ReadingName } from './reading-name';
import type { LandingPrices } from './landing-prices';

/** One tab about what the policy covers and what it excludes. */
export interface Cover {
  /** Title of the tab: short, so that four fit beside each other. */
  title: string;
  text: string;
  points?: readonly string[];
  /** An amount is named (`{{cam}}`), or stands in the page's sources. */
  limits?: readonly { label: string; amount: string }[];
}

/** Published figures by city, such as the ceilings of compulsory traffic insurance. */
export interface FigureTable {
  /** Id of the section, for links. */
  id: string;
  title: string;
  intro: string;
  /** Where the figures come from, and what they do not say. */
  source: string;
  rowHeading: string;
  noteHeading: string;
  cities: readonly string[];
  rows: ReadonlyArray<{
    key: string;
    head: string;
    note: string;
    /** Integer kuruş, one per city column. */
    prices: readonly number[];
  }>;
}

/** The texts of the table of median prices. */
export interface MedianTable {
  title: string;
  intro: string;
  rowHeading: string;
  /** Row heading by the key of the row of prices. */
  heads: Readonly<Record<string, string>>;
}

/** What prices do not tell, in a table with its sources. */
export interface Comparison {
  title: string;
  intro: string;
  caption: string;
  head: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
  sources: readonly string[];
}

export interface Step {
  title: string;
  text: string;
}

export interface Landing {
  facts: LineFacts;
  title: string;
  /** At most 160 characters. */
  description: string;
  /** The heading, in lines. */
  heading: readonly [string, string];
  lead: string;
  points: readonly string[];
  formTitle: string;
  /** Sample prices of the line, from the sandbox. Absent while no insurer offers the line: the page shows no price and no insurers then. */
  prices?: LandingPrices;
  /** The texts of the figure beside the heading. */
  teaser: { title: string; caption: string };
  /** In place of prices in that figure. */
  keyFacts?: readonly { label: string; amount: string }[];
  /** A calculator in place of the figure: the premium of DASK or of a telephone, or what a home costs to rebuild. */
  estimate?: 'dask' | 'home' | 'phone';
  steps: readonly [Step, Step, Step];
  covers: { title: string; intro: string; items: readonly Cover[] };
  medians?: MedianTable;
  comparison?: Comparison;
  figures?: FigureTable;
  questions: readonly { question: string; answer: string }[];
  /** Recommended pages, in order; `registry/reading-links.ts` has the link of each. */
  reading: readonly ReadingName[];
  /** What texts name as `{{name}}`: legal figures and other amounts, as they are shown. They stay right when an editor keeps the name. */
  amounts?: Readonly<Record<string, string>>;
}
