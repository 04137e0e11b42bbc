/** The purchases: each line is bought in Chromium at one width; the other engines buy a line at each width. */
import { walkedLines, type WalkedLine } from '../samples/walked-lines';
import type { Viewport } from '../walk/viewports';

export type OtherEngine = 'Firefox' | 'WebKit';

export interface Purchase {
  of: WalkedLine;
  viewport: Viewport;
}

/** In Chromium. */
export const purchases: readonly Purchase[] = Object.values(walkedLines).map((of, at) => ({
  of,
  viewport: at % 2 === 0 ? 'desktop' : 'phone',
}));

/** Every pair of engine and width. Between them these lines have every kind of field; an engine knows no lines. */
export const purchasesElsewhere: readonly (Purchase & { engine: OtherEngine })[] = [
  { of: walkedLines.traffic, engine: 'WebKit', viewport: 'phone' },
  { of: walkedLines.auto, engine: 'Firefox', viewport: 'desktop' },
  { of: walkedLines.shortTraffic, engine: 'WebKit', viewport: 'desktop' },
  { of: walkedLines.greenCard, engine: 'Firefox', viewport: 'phone' },
];
