import { createFreshTimer } from './fresh-offers';

const setUp = () => {
  let active: string | null = null;
  const clear = vi.fn();
  const timer = createFreshTimer(clear, () => active);
  return { clear, timer, setActive: (id: string | null) => void (active = id) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('fresh offers', () => {
  it('are cleared together, five seconds after the last', () => {
    const { clear, timer } = setUp();
    timer.restart();
    vi.advanceTimersByTime(3_000);
    timer.restart();
    vi.advanceTimersByTime(4_999);
    expect(clear).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('stay marked while a row is active', () => {
    const { clear, timer, setActive } = setUp();
    timer.restart();
    setActive('a row');
    vi.advanceTimersByTime(60_000);
    expect(clear).not.toHaveBeenCalled();
    setActive(null);
    vi.advanceTimersByTime(500);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('are not cleared after the list is left', () => {
    const { clear, timer, setActive } = setUp();
    setActive('a row');
    timer.restart();
    vi.advanceTimersByTime(6_000);
    timer.stop();
    setActive(null);
    vi.advanceTimersByTime(6_000);
    expect(clear).not.toHaveBeenCalled();
  });
});
