import { partsTotal } from '@emsal/insurers/quote-answer';
import { createOfferCodes } from './special-cases';
import { openInsurers } from './testing/open-insurers';

const { quote, centre, setSwitch } = openInsurers();

describe('the switches of the insurers', () => {
  it('produce every code of createoffer at the eligibility centre', async () => {
    for (const code of createOfferCodes) {
      setSwitch({ name: `insurers-create-offer-${code}`, value: null, times: 1 });
      const expected = code === 'F500' ? { message: expect.stringContaining(code) } : { code };
      await expect(centre('34ABC12')).resolves.toMatchObject({ eligible: false, ...expected });
    }
  });
  it('make one insurer decline and no other', async () => {
    setSwitch({ name: 'insurers-decline', value: '31', times: null });
    await expect(quote(31)).resolves.toMatchObject({ kind: 'declined' });
    await expect(quote(26)).resolves.toMatchObject({ kind: 'offers' });
  });
  it('corrupt a price', async () => {
    setSwitch({ name: 'insurers-parts-differ', value: '26', times: null });
    const answer = await quote(26);
    const offer = answer.kind === 'offers' ? answer.offers[0]! : null;
    expect(partsTotal(offer!) - offer!.total).toBe(1);
  });
});
