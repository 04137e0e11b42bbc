import { afterNextPaint } from './after-next-paint';

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

describe('afterNextPaint', () => {
  it('runs the work after the next frame was painted and resolves with its result', async () => {
    const work = vi.fn(async () => 'sent');
    const result = afterNextPaint(work);
    await frame();
    expect(work).not.toHaveBeenCalled();
    expect(await result).toBe('sent');
  });

  it.each(['beforeunload', 'pagehide'])(
    'runs the work at once, and only once, when the page ends (%s)',
    async (end) => {
      const work = vi.fn(async () => undefined);
      const result = afterNextPaint(work);
      dispatchEvent(new Event(end));
      expect(work).toHaveBeenCalledTimes(1);
      dispatchEvent(new Event('pagehide'));
      await result;
      await frame();
      expect(work).toHaveBeenCalledTimes(1);
    },
  );
});
