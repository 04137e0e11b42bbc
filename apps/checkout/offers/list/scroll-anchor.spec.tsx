import { render } from '@testing-library/react';
import { listId } from '../focus/list-id';
import { ScrollAnchor } from './scroll-anchor';

/** Gives the row a position that each render changes. */
function List({ top, active, isArriving = false }: { top: number; active: string | null; isArriving?: boolean }) {
  return (
    <ScrollAnchor anchorOfferId={() => active} isArriving={isArriving}>
      <div id={listId}>
        <ol>
          <li data-top={top}>
            <div data-offer="a" data-top={top}>
              satır
            </div>
          </li>
        </ol>
      </div>
      <footer data-top={top}>altı</footer>
    </ScrollAnchor>
  );
}

const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
let isCalm = false;
/** Where an element is laid out, and how far from there it is drawn. */
const drawn = (element: HTMLElement): number =>
  Number(element.dataset.top) + (parseFloat(element.style.translate.split(' ')[1] ?? '') || 0);
const row = (): string => document.querySelector('li')!.style.translate;
/** Runs the frames of the next milliseconds. */
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  isCalm = false;
  Object.assign(window, { matchMedia: () => ({ matches: isCalm }) });
  scrollBy.mockClear();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, drawn(this), 300, 200);
  });
});

afterEach(() => {
  pass(1_000);
  vi.useRealTimers();
});

it('scrolls by as much as an update has moved the active row', () => {
  const { rerender } = render(<List top={100} active="a" />);
  rerender(<List top={130} active="a" />);
  expect(scrollBy.mock.calls).toEqual([[0, 30]]);
});

it('leaves the page where it is without an active row', () => {
  const { rerender } = render(<List top={100} active={null} />);
  rerender(<List top={130} active={null} />);
  expect(scrollBy).not.toHaveBeenCalled();
});

it('slides what an arriving offer moves, and the held row when the list is complete', () => {
  const { rerender } = render(<List top={100} active={null} isArriving />);
  rerender(<List top={400} active={null} isArriving />);
  expect(row()).toBe('0 -300px');
  expect(document.querySelector('footer')!.style.translate).toBe('0 -300px');
  pass(300);
  expect(row()).toBe('');
  rerender(<List top={250} active={null} />);
  expect(row()).toBe('0 150px');
});

it('goes on from where a row is seen when it is moved again', () => {
  const { rerender } = render(<List top={100} active={null} isArriving />);
  rerender(<List top={400} active={null} isArriving />);
  pass(100);
  const seen = drawn(document.querySelector('li')!);
  expect(seen).toBeGreaterThan(100);
  expect(seen).toBeLessThan(400);
  rerender(<List top={700} active={null} isArriving />);
  expect(drawn(document.querySelector('li')!)).toBeCloseTo(seen);
});

it('slides what the final list moves, and no later press', () => {
  const { rerender } = render(<List top={100} active={null} isArriving />);
  rerender(<List top={100} active={null} />);
  pass(500);
  rerender(<List top={148} active={null} />);
  expect(row()).toBe('0 -48px');
  pass(1_000);
  rerender(<List top={400} active={null} />);
  expect(row()).toBe('');
});

it('slides nothing in a complete list, or for a visitor who wants no motion', () => {
  const { rerender } = render(<List top={100} active={null} />);
  rerender(<List top={400} active={null} isArriving />);
  expect(row()).toBe('');
  isCalm = true;
  rerender(<List top={100} active={null} isArriving />);
  expect(row()).toBe('');
});
