/** What a landing page says: data only. The page's composition is one for all lines. */
import type { LineId } from '@emsal/lines/facts/line-ids';

export interface Cover {
  title: string;
  text: string;
  /** Limits, integer kuruş. */
  limits?: readonly { label: string; kurus: number }[];
}

export interface PriceRow {
  key: string;
  head: string;
  note: string;
  /** Integer kuruş, one per city column. */
  prices: readonly number[];
}

export interface Landing {
  line: LineId;
  title: string;
  description: string;
  /** The heading's lines. */
  heading: readonly string[];
  lead: string;
  points: readonly string[];
  formTitle: string;
  /** The teaser plot; sample prices in integer kuruş, said to be a sample. */
  market: { title: string; caption: string; prices: readonly number[] };
  steps: readonly { title: string; text: string }[];
  covers: { title: string; intro: string; items: readonly Cover[] };
  prices: {
    title: string;
    intro: string;
    /** Where the figures come from and what they are not. */
    source: string;
    rowHeading: string;
    noteHeading: string;
    cities: readonly string[];
    rows: readonly PriceRow[];
  };
  questions: readonly { question: string; answer: string }[];
}
