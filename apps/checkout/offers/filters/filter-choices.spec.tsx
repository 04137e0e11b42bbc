import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChoices } from './filter-choices';

const onClear = vi.fn();
const choices = (firm: string[]) => (
  <FilterChoices
    groups={[{ key: 'firm', name: 'Sigorta şirketi', values: [{ code: '1', name: 'Şirket 1', count: 1 }] }]}
    filters={{ firm }}
    offers={[sampleOffer(1, 100_00)]}
    onToggle={() => undefined}
    onClear={onClear}
  />
);
const clear = () => screen.queryByRole('button', { name: 'Filtreleri temizle' });

it('can be cleared while a filter is active', async () => {
  const { rerender } = render(choices([]));
  expect(clear()).toBeNull();
  rerender(choices(['1']));
  await userEvent.click(clear()!);
  expect(onClear).toHaveBeenCalledTimes(1);
  rerender(choices([]));
  expect(clear()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Filtreler' })).toHaveFocus();
});
