import type { QuotedLine } from '@emsal/insurers/quote-request';
import { insurersSelling } from '@emsal/insurers/registry';
import { sampleQuestions, sampleRequest } from '@emsal/insurers/testing/samples';
import { ofPlate, openInsurers } from './testing/open-insurers';

const { ask, askAll, restart } = openInsurers();

describe('the sandbox market', () => {
  it('gives the same offers for the same seed and question after a restart, and others for another seed', async () => {
    const first = await askAll();
    await restart();
    expect(await askAll()).toEqual(first);
    await restart('another seed');
    expect(await askAll()).not.toEqual(first);
  });
  it('prices the same answers alike under another question id', async () => {
    const totals = async (request: typeof sampleRequest) =>
      (await askAll(request)).map((answer) => answer.kind === 'offers' && answer.offers[0]?.total);
    expect(await totals(ofPlate('34ABC12', 'f'.repeat(32)))).toEqual(await totals(sampleRequest));
  });
  it.each(Object.keys(sampleQuestions) as QuotedLine[])(
    'offers %s from every insurer that sells it, each at a price of its own',
    async (line) => {
      const sellers = insurersSelling(line);
      const answers = await Promise.all(sellers.map(({ firmId }) => ask(firmId, sampleQuestions[line])));
      const totals = answers.map((answer) => answer.kind === 'offers' && answer.offers[0]?.total);
      expect(totals).not.toContain(false);
      expect(new Set(totals).size).toBe(sellers.length);
    },
  );
  it('offers nothing in a line that the insurer does not sell', async () => {
    await expect(ask(31, sampleQuestions.GREENCARD)).resolves.toMatchObject({ kind: 'declined' });
  });
  it('refuses a car older than ten years at insurer 92 alone, with 591', async () => {
    const old = { ...sampleRequest, vehicle: { ...sampleRequest.vehicle, modelYear: 2010 } };
    await expect(ask(92, old)).resolves.toMatchObject({ kind: 'declined', code: '591' });
    await expect(ask(31, old)).resolves.toMatchObject({ kind: 'offers' });
  });
});
