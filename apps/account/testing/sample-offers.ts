import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';

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
