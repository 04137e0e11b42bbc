import { behindPaint } from './behind-paint';

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

describe('work behind the paint', () => {
  it('is done once the next frame has been painted, and gives its result', async () => {
    const work = jest.fn(async () => 'sent');
    const result = behindPaint(work);
    await frame();
    expect(work).not.toHaveBeenCalled();
    expect(await result).toBe('sent');
  });

  it.each(['beforeunload', 'pagehide'])('is done at once when the page ends (%s), and only once', async (end) => {
    const work = jest.fn(async () => undefined);
    const result = behindPaint(work);
    dispatchEvent(new Event(end));
    expect(work).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('pagehide'));
    await result;
    await frame();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
