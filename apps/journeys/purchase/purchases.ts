/** The purchases of all lines: each line is bought in Chromium at one width, and in one other engine at the other width. */
import { walkedLines, type WalkedLine } from '../samples/walked-lines';
import type { Viewport } from '../walk/viewports';

export type OtherEngine = 'Firefox' | 'WebKit';

export interface Purchase {
  of: WalkedLine;
  /** In Chromium. */
  viewport: Viewport;
  other: { engine: OtherEngine; viewport: Viewport };
}

/** Every pair of engine and width; the lines take the rows in turn. */
const spread: readonly Omit<Purchase, 'of'>[] = [
  { viewport: 'desktop', other: { engine: 'WebKit', viewport: 'phone' } },
  { viewport: 'phone', other: { engine: 'Firefox', viewport: 'desktop' } },
  { viewport: 'desktop', other: { engine: 'Firefox', viewport: 'phone' } },
  { viewport: 'phone', other: { engine: 'WebKit', viewport: 'desktop' } },
];

export const purchases: readonly Purchase[] = Object.values(walkedLines).map((of, at) => ({
  of,
  ...spread[at % spread.length]!,
}));
