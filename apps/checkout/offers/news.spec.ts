import { createNews } from './news';

const setUp = () => {
  let held: string | null = null;
  const age = jest.fn();
  const news = createNews(age, () => held);
  return { age, news, hold: (id: string | null) => void (held = id) };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('newcomers', () => {
  it('grow old together, five seconds after the last', () => {
    const { age, news } = setUp();
    news.came();
    jest.advanceTimersByTime(3_000);
    news.came();
    jest.advanceTimersByTime(4_999);
    expect(age).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(age).toHaveBeenCalledTimes(1);
  });

  it('stay marked while a row is touched', () => {
    const { age, news, hold } = setUp();
    news.came();
    hold('a row');
    jest.advanceTimersByTime(60_000);
    expect(age).not.toHaveBeenCalled();
    hold(null);
    jest.advanceTimersByTime(500);
    expect(age).toHaveBeenCalledTimes(1);
  });

  it('are nobody’s business once the list is left', () => {
    const { age, news, hold } = setUp();
    hold('a row');
    news.came();
    jest.advanceTimersByTime(6_000);
    news.stop();
    hold(null);
    jest.advanceTimersByTime(6_000);
    expect(age).not.toHaveBeenCalled();
  });
});
