import type { Offer } from '@emsal/state/offer/offer-state';
import { render } from '@testing-library/react';
import { RefusedCampaigns } from './refused-campaigns';

const campaign: Offer['campaigns'][number] = {
  id: 6,
  kind: 'driver',
  percent: 20,
  condition: '30 yaşından büyük sürücülere.',
  isApplied: false,
};

it('a campaign that was asked for in vain is named with the insurer’s condition, another one is not', () => {
  const { container, rerender } = render(<RefusedCampaigns campaigns={[{ ...campaign, isRefused: true }]} />);
  expect(container.textContent).toBe('Sürücü indirimi uygulanmadı. Şirketin koşulu: 30 yaşından büyük sürücülere.');
  rerender(<RefusedCampaigns campaigns={[campaign, { ...campaign, isApplied: true }]} />);
  expect(container.textContent).toBe('');
});
