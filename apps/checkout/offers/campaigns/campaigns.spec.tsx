import { factsOf } from '@emsal/lines/facts/line-facts';
import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { Campaign, OfferState } from '@emsal/state/offer/offer-state';
import { render, screen } from '@testing-library/react';
import { Campaigns } from './campaigns';

const child: Campaign = { id: 3, kind: 'child', name: '', maxPercent: 15, isApplied: false, insurers: [] };
const ports = {} as Parameters<typeof Campaigns>[0]['ports'];
const open = (offers: Partial<OfferState>, isSettled: boolean) =>
  render(
    <Campaigns
      line={factsOf('TRAFFIC')}
      visitId="v"
      {...{ ports, isSettled }}
      offers={{ ...initialOfferState, ...offers }}
    />,
  );

it('campaigns wait while an offer is being touched: their row would move it', () => {
  const { unmount } = open({ campaignList: [child] }, false);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  open({ campaignList: [child] }, true);
  expect(screen.getByRole('button', { name: 'Kampanyalar' })).toBeTruthy();
});

it('what the offers assume is said while insurers are asked, too', async () => {
  open({ assumptions: { ...initialOfferState.assumptions, campaigns: { child: { age: 4 } } } }, false);
  expect(await screen.findByRole('button', { name: '4 yaşında çocuk' })).toBeTruthy();
});
