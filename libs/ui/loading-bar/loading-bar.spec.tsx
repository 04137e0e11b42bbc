import { act, render, screen } from '@testing-library/react';
import { LoadingBar } from './loading-bar';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('announces a long wait in an existing live region', () => {
  const { rerender } = render(<LoadingBar active={false} />);
  const region = screen.getByRole('status');
  rerender(<LoadingBar active />);
  wait(199);
  expect(region.textContent).toBe('');
  wait(1);
  expect(region.textContent).toBe('Sayfa yükleniyor');
  rerender(<LoadingBar active={false} />);
  wait(0);
  expect(region.textContent).toBe('');
});

it('does not announce short waits', () => {
  const { rerender } = render(<LoadingBar active />);
  for (const active of [false, true, false, true]) {
    wait(150);
    rerender(<LoadingBar active={active} />);
    expect(screen.getByRole('status').textContent).toBe('');
  }
});
