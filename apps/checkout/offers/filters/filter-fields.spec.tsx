import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Mock } from 'vitest';
import { FilterFields } from './filter-fields';

const firms = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: String(index + 1), name: `Şirket ${index + 1}`, count: 1 }));

function open(count: number, chosen: string[] = []): Mock {
  const onToggle = vi.fn();
  render(
    <FilterFields
      groups={[{ key: 'firm', name: 'Sigorta şirketi', values: firms(count) }]}
      filters={{ firm: chosen }}
      offers={[sampleOffer(1, 100_00), sampleOffer(8, 200_00)]}
      onToggle={onToggle}
    />,
  );
  return onToggle;
}
const rest = () => screen.queryByText(/seçenek daha/)?.closest('details');

describe('the filters of a list', () => {
  it('collapse a long group after its first values', async () => {
    const onToggle = open(28);
    expect(screen.getByRole('checkbox', { name: /^Şirket 6,/ })).toBeVisible();
    expect(rest()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('22 seçenek daha'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Şirket 8, 1 teklif' }));
    expect(onToggle).toHaveBeenCalledWith('firm', '8');
  });

  it('show a group that is only slightly longer in full', () => {
    open(10);
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
    expect(rest()).toBeUndefined();
  });

  it('expand a group with a selected value', () => {
    open(28, ['20']);
    expect(rest()).toHaveAttribute('open');
    expect(screen.getByRole('checkbox', { name: /^Şirket 20,/ })).toBeChecked();
  });
});
