/** The purchases: each line is bought in Chromium at one width; the other engines buy a line at each width. */
import type { Line } from '@emsal/lines/kit/grammar/step';
import { homePurchase, phonePurchase } from './property-purchases';
import { walkedLines, type WalkedLine } from '../walk/walked-lines';
import type { Viewport } from '../walk/viewports';
import type { Walker } from '../walk/walker';
import { buyFromLanding, type LandingPurchase } from './buy-from-landing';
import { buyLine } from './buy-line';

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

interface PurchaseElsewhere {
  engine: OtherEngine;
  viewport: Viewport;
  line: Line;
  buy: (walker: Walker) => Promise<void>;
}

const elsewhere = (engine: OtherEngine, viewport: Viewport) => ({
  knownPlate: (of: WalkedLine): PurchaseElsewhere => ({
    engine,
    viewport,
    line: of.line,
    buy: (walker) => buyLine(walker, of),
  }),
  fromLanding: (purchase: LandingPurchase): PurchaseElsewhere => ({
    engine,
    viewport,
    line: purchase.line,
    buy: (walker) => buyFromLanding(walker, purchase),
  }),
});

/** Every pair of engine and width. Between them these lines have every kind of field but an upload; an engine knows no lines. */
export const purchasesElsewhere: readonly PurchaseElsewhere[] = [
  elsewhere('WebKit', 'phone').knownPlate(walkedLines.greenCard),
  elsewhere('WebKit', 'desktop').fromLanding(homePurchase),
  elsewhere('Firefox', 'phone').fromLanding(phonePurchase),
  elsewhere('Firefox', 'desktop').knownPlate(walkedLines.auto),
];
