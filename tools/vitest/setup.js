/** Runs before each file, whose process goes on with the next one: nothing is left behind, and jsdom gets what it lacks. */
import { afterEach, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

if (typeof document !== 'undefined') {
  const [{ default: fillGaps }, { cleanup, configure }] = await Promise.all([
    import('./jsdom-gaps.cjs'),
    import('@testing-library/react'),
    import('@testing-library/jest-dom/vitest'),
  ]);
  fillGaps(window);
  // Testing Library moves fake timers on by Jest's name only.
  globalThis.jest = vi;
  // Longer than the library's default of one second, because a busy machine renders late.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
