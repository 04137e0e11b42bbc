import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookiePanel } from './cookie-panel';

const purposes = [
  { key: 'needed', label: 'Gerekli', description: 'Oturumu korur.', isNecessary: true },
  { key: 'measure', label: 'Ölçüm', description: 'Adımları sayar.' },
  { key: 'marketing', label: 'Reklam', description: 'İlginize göre reklam.' },
];
const saved: (readonly string[])[] = [];

beforeEach(() => {
  saved.splice(0);
  render(
    <CookiePanel
      open
      onClose={() => undefined}
      purposes={purposes}
      allowed={[]}
      onSave={(allowed) => saved.push(allowed)}
    />,
  );
});

it('has no optional purpose preselected', () => {
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByText('Her zaman açık')).toBeTruthy();
});

it.each([
  ['Hepsini reddet', []],
  ['Hepsine izin ver', ['measure', 'marketing']],
])('%s takes one press', async (name, allowed) => {
  await userEvent.click(screen.getByRole('button', { name }));
  expect(saved).toEqual([allowed]);
});

it('saves the selected purposes', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ölçüm' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Reklam' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ölçüm' }));
  await userEvent.click(screen.getByRole('button', { name: 'Seçimimi kaydet' }));
  expect(saved).toEqual([['marketing']]);
});
