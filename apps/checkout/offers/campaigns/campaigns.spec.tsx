import { factsOf } from '@emsal/lines/registry/facts-of';
import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { Campaign, OfferState } from '@emsal/state/offer/offer-state';
import { render, screen } from '@testing-library/react';
import { Campaigns } from './campaigns';

const child: Campaign = { id: 3, kind: 'child', name: '', maxPercent: 15, isApplied: false, insurers: [] };
const ports = {} as Parameters<typeof Campaigns>[0]['ports'];
const open = (offers: Partial<OfferState>) =>
  render(
    <Campaigns
      {...{ line: factsOf('TRAFFIC'), visitId: 'v', ports, revalidate: async () => undefined }}
      offers={{ ...initialOfferState, ...offers }}
    />,
  );

it('the campaign button appears when all insurers have answered', () => {
  const { unmount } = open({ campaignList: [child], state: 'running' });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  open({ campaignList: [child], state: 'complete' });
  expect(screen.getByRole('button', { name: 'Kampanyalar' })).toBeTruthy();
});

it('shows the assumed campaigns while insurers answer', async () => {
  open({ assumptions: { ...initialOfferState.assumptions, campaigns: { child: { age: 4 } } } });
  expect(await screen.findByRole('button', { name: '4 yaşında çocuk' })).toBeTruthy();
});
