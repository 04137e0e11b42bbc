import { partsTotal } from '@emsal/insurers/quote-answer';
import { createOfferCodes } from './special-cases';
import { openInsurers } from './testing/open-insurers';

const { ask, centre, setSwitch } = openInsurers();

describe('the switches of the insurers', () => {
  it('play every code of createoffer at the centre', async () => {
    for (const code of createOfferCodes) {
      setSwitch({ name: `insurers-create-offer-${code}`, value: null, times: 1 });
      const told = code === 'F500' ? { message: expect.stringContaining(code) } : { code };
      await expect(centre('34ABC12')).resolves.toMatchObject({ eligible: false, ...told });
    }
  });
  it('turn one insurer into a refuser and nobody else', async () => {
    setSwitch({ name: 'insurers-decline', value: '31', times: null });
    await expect(ask(31)).resolves.toMatchObject({ kind: 'declined' });
    await expect(ask(26)).resolves.toMatchObject({ kind: 'offers' });
  });
  it('spoil a price', async () => {
    setSwitch({ name: 'insurers-parts-differ', value: '26', times: null });
    const answer = await ask(26);
    const offer = answer.kind === 'offers' ? answer.offers[0]! : null;
    expect(partsTotal(offer!) - offer!.total).toBe(1);
  });
});
