import type { InputOf, OutputOf } from './table';
import { identifierForms, type Identifier } from './identifiers';

it('F185 M176 every identifier of the specification is a type', () => {
  const funnel = ['visitId', 'quoteHeaderId', 'productId', 'firmId', 'networkKey', 'uavtCode', 'policyNo', 'offerNo'];
  const member = ['customerId', 'encryptedCustomerId', 'encryptedIdentityNumber', 'securityHash', 'hash', 'sentId'];
  const files = ['fileId', 'encryptedFileId', 'encryptedCallId', 'hashedId', 'offerId'];
  expect(Object.keys(identifierForms).sort()).toEqual([...funnel, ...member, ...files].sort());
});

it('F185 M176 an identifier is not given where another is asked for', () => {
  type Detail = InputOf<'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}'>;
  type Offer = OutputOf<'POST quoterequestapi/offer/GetOfferList'>['offerList'][number];
  const take = (detail: Detail): Detail => detail;
  const visitId: Identifier<'visitId'> = 'a';
  const header: Identifier<'quoteHeaderId'> = 'b';
  expect(take({ visitId, headerId: header })).toEqual({ visitId: 'a', headerId: 'b' });
  // @ts-expect-error a quote request is no visit
  take({ visitId: header, headerId: header });
  // @ts-expect-error nor the reverse
  take({ visitId, headerId: visitId });
  const offer = { firmId: 1, productId: 2 } as Offer;
  // @ts-expect-error an insurer is no product
  const product: Offer['productId'] = offer.firmId;
  expect(product).toBe(1);
});
