import { render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

it('is spoken at 60, 30 and 10 seconds and at its end only', () => {
  const { rerender } = render(<Countdown seconds={120} />);
  const said = new Set<string>();
  for (let left = 120; left >= 0; left--) {
    rerender(<Countdown seconds={left} />);
    const words = screen.getByRole('status').textContent!;
    if (words) said.add(words);
  }
  expect([...said]).toEqual(['60 saniye kaldı', '30 saniye kaldı', '10 saniye kaldı', 'Süre doldu']);
});

it('shows minutes and seconds', () => {
  render(<Countdown seconds={102} />);
  expect(screen.getByText('1.42 kaldı')).toBeTruthy();
});
