/** What a calculator draws: bars or points of which one is the visitor's, or a sum built up part by part. */

export interface Bar {
  key: string;
  /** Below the bar; an empty one for bars between labels. */
  label: string;
  /** Under the label, on wide screens only. */
  sublabel?: string;
  /** Height, of any unit. */
  value: number;
}

export interface BarsPlot {
  kind: 'bars';
  /** The plot in a sentence. */
  sentence: string;
  bars: readonly Bar[];
  /** Key of the marked bar. */
  here: string;
  /** Positions of bars that were walked over, the first is the start. */
  walked?: readonly number[];
}

/** A part from one amount to another: falling when `to` is below `from`. Kuruş. */
export interface Part {
  key: string;
  label: string;
  amount: string;
  from: number;
  to: number;
}

export interface PartsPlot {
  kind: 'parts';
  sentence: string;
  parts: readonly Part[];
}

/** Values in their order, named by their keys. */
export interface PointsPlot {
  kind: 'points';
  sentence: string;
  points: readonly { key: string; value: number }[];
  /** Key of the visitor's own. */
  here: string;
}

export type Plot = BarsPlot | PartsPlot | PointsPlot;
