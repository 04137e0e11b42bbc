import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioCards } from './radio-cards';

const options = [
  { value: '1', label: 'Hususi' },
  { value: '2', label: 'Ticari', description: 'Taksi, minibüs, kamyonet' },
];

it('is a labelled group and reports the selection', async () => {
  const chosen: string[] = [];
  render(
    <RadioCards
      id="u"
      name="usage"
      label="Kullanım amacı"
      error="Kullanım amacını seçin"
      options={options}
      value="1"
      onChange={(value) => chosen.push(value)}
    />,
  );
  expect(screen.getByRole('group', { name: 'Kullanım amacı', description: 'Kullanım amacını seçin' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Ticari/ }));
  expect(chosen).toEqual(['2']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hususi' }).checked).toBe(true);
});

it('works uncontrolled', async () => {
  render(<RadioCards id="u" name="usage" label="Kullanım amacı" options={options} defaultValue="1" />);
  await userEvent.click(screen.getByRole('radio', { name: /^Ticari/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Ticari/ }).checked).toBe(true);
});
