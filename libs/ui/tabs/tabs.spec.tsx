import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { key: 'a', label: 'Tüm teklifler', count: 24, panel: 'hepsi' },
  { key: 'b', label: 'Favoriler', panel: 'seçilenler' },
  { key: 'c', label: 'Elenenler', panel: 'kalanlar' },
] as const;
const tab = (name: string) => screen.getByRole('tab', { name });

it('shows one panel, labelled by its tab', async () => {
  render(<Tabs label="Teklifler" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Tüm teklifler 24' }).textContent).toBe('hepsi');
  await userEvent.click(tab('Favoriler'));
  expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual(['seçilenler']);
});

it('is one tab stop; arrow keys, Home and End move along it', async () => {
  render(<Tabs label="Teklifler" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Favoriler'));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Elenenler'));
  await userEvent.keyboard('{Home}{End}');
  expect(tab('Elenenler').getAttribute('aria-selected')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Elenenler' }));
});

it('can be controlled', async () => {
  const chosen: string[] = [];
  render(<Tabs label="Teklifler" tabs={tabs} value="a" onChange={(key) => chosen.push(key)} />);
  await userEvent.click(tab('Favoriler'));
  expect([chosen, tab('Tüm teklifler 24').getAttribute('aria-selected')]).toEqual([['b'], 'true']);
});
