import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { plate } from '@emsal/validation/plate/plate';
import { specialReferences } from './insurer-references';
import { ofPlate, openInsurers, registry } from '../insurers/testing/open-insurers';

const { quote, quoteAll, centreOn, centre } = openInsurers();

describe('the special plates of the insurers', () => {
  it('are valid and unique, so that the form accepts them', () => {
    expect(specialReferences.map(({ reference: text }) => plate(text))).toEqual(
      specialReferences.map(({ reference: text }) => ({ ok: true, value: text })),
    );
    expect(new Set(specialReferences.map(({ reference: text }) => text)).size).toBe(specialReferences.length);
  });
  it.each(
    specialReferences.flatMap(({ reference, behaviour }) =>
      behaviour.kind === 'ineligible' ? [[reference, behaviour.code] as const] : [],
    ),
  )('%s is refused by the centre with its code', async (special, code) => {
    await expect(centre(special)).resolves.toMatchObject(
      code === 'F500' ? { eligible: false, message: expect.stringContaining('F500') } : { eligible: false, code },
    );
  });
  it('F028 include none for own damage above ten million lira, which is refused with 402, while its traffic passes', async () => {
    const worth = (value: number, line: 'AUTO' | 'TRAFFIC') => {
      const request = sampleRequests[line];
      return centreOn({ ...request, risk: { ...request.risk, value } } as QuoteRequest);
    };
    await expect(worth(1_000_000_000, 'AUTO')).resolves.toEqual({ eligible: true });
    await expect(worth(1_000_000_001, 'AUTO')).resolves.toMatchObject({ eligible: false, code: '402' });
    await expect(worth(1_000_000_001, 'TRAFFIC')).resolves.toEqual({ eligible: true });
  });
  it('leave any other plate eligible', async () => {
    await expect(centre('34ABC12')).resolves.toEqual({ eligible: true });
  });
  it.each(
    specialReferences.flatMap(({ reference, behaviour }) =>
      behaviour.kind === 'declined' ? [[reference, behaviour.code] as const] : [],
    ),
  )('%s is declined by every insurer with its code', async (special, code) => {
    expect(
      new Set((await quoteAll(ofPlate(special))).map((answer) => answer.kind === 'declined' && answer.code)),
    ).toEqual(new Set([code]));
  });
  it.each([
    ['34ASK02', 'serverError'],
    ['34ASK03', 'malformed'],
    ['34ASK04', 'unreachable'],
    ['34ASK06', 'unreachable'],
  ])('%s makes the first insurer fail as %s and leaves the second alone', async (plate, kind) => {
    await expect(quote(registry[0]!.firmId, ofPlate(plate))).rejects.toMatchObject({ kind });
    await expect(quote(registry[1]!.firmId, ofPlate(plate))).resolves.toMatchObject({ kind: 'offers' });
  });
  it.each(['34ASK01', '34ASK05'])('%s keeps the first insurer from completing an answer', async (plate) => {
    await expect(quote(registry[0]!.firmId, ofPlate(plate), AbortSignal.timeout(150))).rejects.toThrow(/timeout/);
  });
});
