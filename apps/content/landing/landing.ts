/** What a landing page says: data only. The page's composition is one for all lines. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Market } from '../market/market';

/** One tab of what the policy pays and what it does not. */
export interface Cover {
  /** The tab's words: short, so that four stand beside each other. */
  title: string;
  text: string;
  points?: readonly string[];
  /** Limits, integer kuruş. */
  limits?: readonly { label: string; kurus: number }[];
}

/** Published figures by city, such as the ceilings of compulsory traffic insurance. */
export interface FigureTable {
  /** Names its section in an address. */
  id: string;
  title: string;
  intro: string;
  /** Where the figures come from and what they are not. */
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

/** The words around a market's medians. */
export interface MedianTable {
  title: string;
  intro: string;
  rowHeading: string;
  /** Words by the key of a row of the market. */
  heads: Readonly<Record<string, string>>;
}

/** A page worth reading next. Shown while somebody publishes its path. */
export interface Reading {
  path: string;
  title: string;
  text: string;
}

export interface Landing {
  line: LineId;
  title: string;
  /** At most 160 characters. */
  description: string;
  /** The heading's lines. */
  heading: readonly [string, string];
  lead: string;
  points: readonly string[];
  formTitle: string;
  /** The line's sample market and the words of the teaser plot: what was asked. */
  market: Market;
  teaser: { title: string; caption: string };
  steps: readonly [Step, Step, Step];
  covers: { title: string; intro: string; items: readonly Cover[] };
  medians: MedianTable;
  figures?: FigureTable;
  questions: readonly { question: string; answer: string }[];
  reading: readonly Reading[];
}

export interface Step {
  title: string;
  text: string;
}
