import { sampleOffer, sampleRequest } from '@emsal/insurers/testing/samples';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { ProtocolError } from '../../../http/protocol-error';
import { namedParts } from './named-parts';
import { offeredOptions } from './offered-options';
import { appliedPart, changeFrom, lostPart } from './product-change';
import { requestedChange } from './requested-change';
import { withChange } from './with-change';

/** As a home line declares them. */
const ofHome: readonly OfferOption[] = [
  { key: 'contents', kind: 'amount', label: 'Eşya bedeli', least: 100_000, most: 5_000_000, step: 50_000 },
  { key: 'earthquake', kind: 'switch', label: 'DASK’ı aşan deprem zararı' },
  { key: 'glass', kind: 'choice', label: 'Cam', choices: [{ value: 'all', label: 'Bütün camlar' }] },
];
const stored = {
  ...sampleOffer,
  options: [
    { key: 'contents', value: '500000' },
    { key: 'earthquake', value: 'false' },
    { key: 'elsewhere', value: '1' },
  ],
};
const offered = offeredOptions(ofHome, { stored, request: sampleRequest, change: {} });
const read = (chosen: Parameters<typeof requestedChange>[0]) => requestedChange(chosen, ofHome, offered);

describe('amounts and switches that a line declares', () => {
  it('are offered as the insurer priced them, and only those that it states', () => {
    expect(offered).toEqual([
      { key: 'contents', value: 500_000, isChosen: false },
      { key: 'earthquake', value: false, isChosen: false },
    ]);
  });
  it('are sent to the insurer in one field, and checked against its answer', () => {
    const change = read({ contents: 750_000, earthquake: true });
    const contents = { key: 'contents', value: '750000' };
    const earthquake = { key: 'earthquake', value: 'true' };
    expect(change).toEqual({ chosen: [contents, earthquake] });
    expect(withChange(sampleRequest, change).options).toEqual({ chosen: [contents, earthquake] });
    const changed = { ...sampleOffer, options: [contents, { ...earthquake, value: 'false' }] };
    const kept = appliedPart(change, { request: sampleRequest, original: null, changed });
    expect(kept).toEqual({ chosen: [contents] });
    expect(namedParts(kept, sampleOffer, ofHome)).toEqual([{ label: 'Eşya bedeli', value: '750.000\u00A0₺' }]);
    expect(namedParts(lostPart(change, kept)!, sampleOffer, ofHome)).toEqual([
      { label: 'DASK’ı aşan deprem zararı', value: 'Var' },
    ]);
  });
  it('are no change when they are as first offered', () => {
    expect(changeFrom(stored, read({ contents: 500_000, earthquake: true }))).toEqual({
      chosen: [{ key: 'earthquake', value: 'true' }],
    });
  });
  it.each([
    ['too little', { contents: 50_000 }],
    ['too much', { contents: 5_050_000 }],
    ['between two steps', { contents: 510_000 }],
    ['text', { contents: '500000' }],
    ['text for a switch', { earthquake: 'true' }],
    ['not offered by this insurer', { glass: 'all' }],
    ['not declared', { elsewhere: '1' }],
  ] as const)('are refused when they are %s', (_, chosen) => {
    expect(() => read(chosen)).toThrow(ProtocolError);
  });
});
