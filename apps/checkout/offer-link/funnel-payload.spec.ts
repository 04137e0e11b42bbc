import { funnelPayload } from './funnel-payload';

describe('the payload of a link to an offer', () => {
  it('F576 has QuoteRequestHeaderId, Hash, FromOfferShow, abgroup and discountCode', () => {
    expect(funnelPayload('abc/h%2Fash', '?FromOfferShow=true&abgroup=C&discountCode=YENI')).toEqual({
      QuoteRequestHeaderId: 'abc',
      Hash: 'h/ash',
      FromOfferShow: true,
      abgroup: 'C',
      discountCode: 'YENI',
    });
  });

  it('is null for a path that names no offer', () => {
    expect(funnelPayload('abc', '')).toBeNull();
  });
});
