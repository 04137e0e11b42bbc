import type { LineId } from '@emsal/lines/facts/line-ids';
import type { InsurerFacts } from './insurer-facts';

const defaults = {
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  callCentreLines: [] as readonly LineId[],
} as const satisfies Partial<InsurerFacts>;

type DefaultedKey = keyof typeof defaults | 'networkKey';
type OwnFacts = Omit<InsurerFacts, DefaultedKey> & Partial<Pick<InsurerFacts, DefaultedKey>>;

/** An insurer's own facts with the defaults: its file states only what is particular. The network key is `NET031` for 31. */
export const insurer = (own: OwnFacts): InsurerFacts => ({
  ...defaults,
  networkKey: `NET${String(own.firmId).padStart(3, '0')}`,
  ...own,
});
