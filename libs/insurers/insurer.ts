import type { InsurerFacts } from './insurer-facts';

const usual = {
  hasMultilingualQrPdf: false,
  childDiscountAges: '0-6',
  driverDiscount: null,
  isTrafficCallCentreOnly: false,
} as const satisfies Partial<InsurerFacts>;

type Usual = keyof typeof usual | 'networkKey';
type OwnFacts = Omit<InsurerFacts, Usual> & Partial<Pick<InsurerFacts, Usual>>;

/** An insurer's own facts, and the usual ones where it says nothing: a file of the panel shows what is particular. The network key is `NET031` for 31. */
export const insurer = (own: OwnFacts): InsurerFacts => ({
  ...usual,
  networkKey: `NET${String(own.firmId).padStart(3, '0')}`,
  ...own,
});
