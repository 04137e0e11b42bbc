import { factsOf, type SoldLine } from '@emsal/lines/registry/facts-of';
import { insurersSelling } from '@emsal/insurers/registry';
import { sampleRequests, sampleRequest } from '@emsal/insurers/testing/samples';
import { ofPlate, openInsurers } from './testing/open-insurers';

const { quote, quoteAll, restart } = openInsurers();

describe('the insurers of the sandbox', () => {
  it('returns the same offers for the same seed and request after a restart, and others for another seed', async () => {
    const first = await quoteAll();
    await restart();
    expect(await quoteAll()).toEqual(first);
    await restart('another seed');
    expect(await quoteAll()).not.toEqual(first);
  });
  it('prices the same answers alike under another request id', async () => {
    const totals = async (request: typeof sampleRequest) =>
      (await quoteAll(request)).map((answer) => answer.kind === 'offers' && answer.offers[0]?.total);
    expect(await totals(ofPlate('34ABC12', 'f'.repeat(32)))).toEqual(await totals(sampleRequest));
  });
  it.each(Object.keys(sampleRequests) as SoldLine[])(
    'answers %s by every insurer that sells it: each at a different price unless the law sets it, or by its own rule',
    async (line) => {
      const sellers = insurersSelling(line);
      const answers = await Promise.all(sellers.map(({ firmId }) => quote(firmId, sampleRequests[line])));
      const totals = answers.flatMap((answer) => (answer.kind === 'offers' ? [answer.offers[0]!.total] : []));
      const refusals = answers.filter(({ kind }) => kind === 'declined');
      expect([answers.length - totals.length, totals.length > sellers.length / 2]).toEqual([refusals.length, true]);
      expect(new Set(totals).size).toBe(factsOf(line).offerList.legalPrice ? 1 : totals.length);
    },
  );
  it('offers nothing in a line that the insurer does not sell', async () => {
    await expect(quote(31, sampleRequests.GREENCARD)).resolves.toMatchObject({ kind: 'declined' });
  });
  it('declines a car older than ten years at insurer 92 only, with 591', async () => {
    const old = { ...sampleRequest, risk: { ...sampleRequest.risk, modelYear: 2010 } };
    await expect(quote(92, old)).resolves.toMatchObject({ kind: 'declined', code: '591' });
    await expect(quote(31, old)).resolves.toMatchObject({ kind: 'offers' });
  });
});
