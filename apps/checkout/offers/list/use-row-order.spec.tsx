import { sampleOffer } from '@emsal/state/offer/sample-offers';
import '@testing-library/jest-dom';
import { renderHook, waitFor } from '@testing-library/react';
import { useRowOrder } from './use-row-order';

const list = Array.from({ length: 8 }, (_, at) => sampleOffer(at + 1, 100_00));
const belowScreen = list.slice(6);

/** Tells at once how the list stands to the upper edge of the screen. */
const seeList = (isIntersecting: boolean): void => {
  type Told = (entries: { isIntersecting: boolean }[]) => void;
  const watch = (told: Told) => ({
    observe: () => told([{ isIntersecting: !isIntersecting }, { isIntersecting }]),
    disconnect: () => undefined,
  });
  Object.assign(globalThis, { IntersectionObserver: jest.fn(watch) });
};

function drawn() {
  const rows = { current: document.createElement('ol') };
  const { result, rerender } = renderHook(({ filters }) => useRowOrder(rows, list, { seen: list, filters }), {
    initialProps: { filters: {} },
  });
  return { later: () => [...result.current.later], filter: () => rerender({ filters: { firm: ['1'] } }) };
}

describe('what a filter leaves below the screen', () => {
  it('is shown when the rows on the screen have been painted', async () => {
    seeList(false);
    const { later, filter } = drawn();
    expect(later()).toEqual([]);
    filter();
    expect(later()).toEqual(belowScreen);
    await waitFor(() => expect(later()).toEqual([]));
  });

  it('is shown at once to who has scrolled into the list', () => {
    seeList(true);
    const { later, filter } = drawn();
    filter();
    expect(later()).toEqual([]);
  });
});
