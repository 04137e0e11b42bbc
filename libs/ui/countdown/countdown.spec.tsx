import { render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

it('is announced at 60, 30 and 10 seconds and at the end only', () => {
  const { rerender } = render(<Countdown seconds={120} />);
  const announced = new Set<string>();
  for (let left = 120; left >= 0; left--) {
    rerender(<Countdown seconds={left} />);
    const text = screen.getByRole('status').textContent!;
    if (text) announced.add(text);
  }
  expect([...announced]).toEqual(['60 saniye kaldı', '30 saniye kaldı', '10 saniye kaldı', 'Süre doldu']);
});

it('shows minutes and seconds', () => {
  render(<Countdown seconds={102} />);
  expect(screen.getByText('Kalan süre: 1 dk 42 sn')).toBeTruthy();
});
