import { act, render, screen } from '@testing-library/react';
import { secondsLeft, startOnDevice } from './countdown';
import { useCountdown } from './use-countdown';

const start = Date.parse('2026-11-21T10:00:00Z');

describe('the remaining seconds', () => {
  it.each([
    [0, 60],
    [999, 60],
    [1_000, 59],
    [30_000, 30],
    [60_000, 0],
    [90_000, 0],
  ])('%d ms after the start of sixty seconds: %d', (passed, left) => {
    expect(secondsLeft(60, start, start + passed)).toBe(left);
  });

  it.each([
    ['counts from the start of the quote request within the limit', 5_000, start],
    ['counts from now with a clock one day ahead', 86_400_000, start + 86_400_000],
    ['counts from now with a clock that is behind', -5_000, start - 5_000],
  ])('%s', (_, offset, expected) => {
    expect(startOnDevice(start, start + offset, 60)).toBe(expected);
  });
});

describe('the countdown', () => {
  const onZero = vi.fn();
  function Countdown() {
    return (
      <p>{useCountdown({ limitSeconds: 60, startedAt: new Date(start).toISOString(), isRunning: true, onZero })}</p>
    );
  }
  const shown = (): string | null => screen.getByRole('paragraph').textContent;

  beforeEach(() => {
    onZero.mockClear();
    vi.useFakeTimers({ now: start });
    render(<Countdown />);
  });
  afterEach(() => vi.useRealTimers());

  it('F337 counts down every second', () => {
    act(() => vi.advanceTimersByTime(1_000));
    const first = shown();
    act(() => vi.advanceTimersByTime(1_000));
    expect([first, shown()]).toEqual(['59', '58']);
  });

  it('F338 is correct at the first tick after the tab was suspended', () => {
    vi.setSystemTime(start + 30_000);
    act(() => vi.advanceTimersByTime(1_000));
    expect(shown()).toBe('29');
  });

  it('calls onZero once', () => {
    act(() => vi.advanceTimersByTime(70_000));
    expect([shown(), onZero.mock.calls.length]).toEqual(['0', 1]);
  });
});
