import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressLevels, type AddressLevelField } from './address-levels';

const options = [{ value: '34', label: 'İstanbul' }];
const city: AddressLevelField = { id: 'a.city', label: 'İl', options, value: '', state: 'ready' };
const chosen: [number, string][] = [];
const retried: number[] = [];
const show = (...levels: AddressLevelField[]) =>
  render(
    <AddressLevels
      levels={levels}
      onChoose={(...choice) => void chosen.push(choice)}
      onRetry={(index) => void retried.push(index)}
    />,
  );
beforeEach(() => [chosen, retried].forEach((list) => list.splice(0)));

it('chooses at its level', async () => {
  show(city);
  await userEvent.type(screen.getByRole('combobox', { name: 'İl' }), 'ist{Enter}');
  expect(chosen).toEqual([[0, '34']]);
});

it('says that a list is loading, in the description of its input', () => {
  show(city, { ...city, id: 'a.district', label: 'İlçe', options: [], state: 'loading' });
  expect(screen.getByRole('combobox', { name: 'İlçe' })).toHaveAccessibleDescription('Liste yükleniyor');
});

it('announces a list that failed, and asks for it again', async () => {
  show(city, { ...city, id: 'a.district', label: 'İlçe', state: 'failed' });
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/İlçe listesi şu anda gelmiyor/);
  await userEvent.click(screen.getByRole('button', { name: 'Listeyi yeniden iste' }));
  expect(retried).toEqual([1]);
});

it('announces an empty list, with what to do instead', () => {
  show({ ...city, state: 'empty' });
  expect(screen.getByRole('status')).toHaveTextContent(/Adres kodunu girin ya da adresi elle yazın/);
});
