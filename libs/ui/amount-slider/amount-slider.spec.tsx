import { fireEvent, render, screen } from '@testing-library/react';
import { AmountSlider } from './amount-slider';

const open = (value = '') => {
  const onChange = vi.fn();
  render(
    <AmountSlider
      {...{ id: 'contents', name: 'contents', label: 'Ev eşyası', value, onChange }}
      proposed={590_000}
      least={50_000}
      reach={2_000_000}
      step={5_000}
    />,
  );
  return onChange;
};
const typed = () => screen.getByRole('textbox', { name: 'Ev eşyası' });
const slider = () => screen.getByRole('slider', { name: 'Ev eşyası, kaydırıcı' });

it('shows the proposal until another sum is typed or slid', () => {
  const onChange = open();
  expect(typed()).toHaveValue('590.000');
  expect(slider()).toHaveAttribute('aria-valuetext', '590.000\u00A0₺');
  fireEvent.change(typed(), { target: { value: '650.000' } });
  fireEvent.change(slider(), { target: { value: '700000' } });
  expect(onChange.mock.calls).toEqual([['650.000'], ['700.000']]);
});

it('reads what was typed with or without points', () => {
  open('1.250.000');
  expect(slider()).toHaveAttribute('aria-valuetext', '1.250.000\u00A0₺');
});
