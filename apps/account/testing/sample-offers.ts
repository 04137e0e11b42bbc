import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';
import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';

export const sampleOffers: OpenOffers = {
  quoteHeaderId: 'b'.repeat(32) as OpenOffers['quoteHeaderId'],
  line: 'TRAFFIC',
  lineName: 'Trafik sigortası',
  insured: '34 EML 128',
  offers: 26,
  price: 924_000,
  firmName: 'Uçurtma Dijital Sigorta',
  askedAt: '2026-11-20T09:00:00.000Z',
  validUntil: '2026-11-27T15:00:00.000Z',
};

export const sampleWatch: PriceWatch = {
  watchId: 'c'.repeat(32),
  goal: 900_000,
  frequency: 'weekly',
  byMail: false,
  bySms: true,
  state: 'running',
  line: 'TRAFFIC',
  lineName: 'Trafik sigortası',
  insured: '34 EML 128',
  nextOn: '2026-12-05',
  endsOn: '2027-01-03',
  prices: [
    { at: '2026-10-05T09:00:00.000Z', price: 1_012_000 },
    { at: '2026-11-13T09:00:00.000Z', price: null },
    { at: '2026-11-20T09:00:00.000Z', price: 924_000 },
  ],
  quoteHeaderId: sampleOffers.quoteHeaderId,
};
