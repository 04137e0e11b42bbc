import { createClient } from '@emsal/api/client';
import { changeOfferOutcomes } from '@emsal/api/outcomes/change-offer';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { initialOfferState } from '@emsal/state/offer/offer-state';
import { fakePage, refused, visitId } from '../../testing/fake-page';
import { changeCampaigns, combines, withCampaign } from './change-campaigns';

const line = factsOf('AUTO');

describe('changing the campaigns', () => {
  it('F596 shows the message of a campaign that the insurer does not apply', async () => {
    const { message } = changeOfferOutcomes.campaignNotApplicable;
    const page = fakePage({
      'POST quoterequestapi/offer/createOfferForCampaign': refused('campaignNotApplicable', message),
    });
    const ports = { client: createClient(page.transport), dispatch: page.store.dispatch };
    const context = { line, visitId, ports, offers: initialOfferState, revalidate: async () => undefined };
    expect(await changeCampaigns(context, { child: { age: 4 } })).toBe(message);
    expect(message).toContain('uygulamıyor');
  });

  it('adds a campaign to the others, and removes one', () => {
    const both = withCampaign({ child: { age: 4 } }, 'driver', { age: 40, licenceYears: 15 });
    expect(both).toEqual({ child: { age: 4 }, driver: { age: 40, licenceYears: 15 } });
    expect(withCampaign(both, 'child', undefined)).toEqual({ driver: { age: 40, licenceYears: 15 } });
    expect([combines({}, 'child'), combines({ child: { age: 4 } }, 'child'), combines(both, 'child')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
