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

it('names a refused campaign with the insurer’s condition, and no others', () => {
  const { container, rerender } = render(<RefusedCampaigns campaigns={[{ ...campaign, isRefused: true }]} />);
  expect(container.textContent).toBe('Sürücü indirimi uygulanmadı. Şirketin koşulu: 30 yaşından büyük sürücülere.');
  rerender(<RefusedCampaigns campaigns={[campaign, { ...campaign, isApplied: true }]} />);
  expect(container.textContent).toBe('');
});
