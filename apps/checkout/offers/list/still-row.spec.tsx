import { render } from '@testing-library/react';
import { listId } from './list-id';
import { StillRow } from './still-row';

/** Gives the row a position that each render changes. */
function List({ top, active, isArriving = false }: { top: number; active: string | null; isArriving?: boolean }) {
  return (
    <StillRow stillOfferId={() => active} isArriving={isArriving}>
      <div id={listId}>
        <ol>
          <li data-top={top}>
            <div data-offer="a" data-top={top}>
              satır
            </div>
          </li>
        </ol>
      </div>
    </StillRow>
  );
}

const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue();
const cancel = jest.fn<void, []>();
const animate = jest.fn<Pick<Animation, 'cancel'>, [Keyframe[]]>(() => ({ cancel }));
let isCalm = false;
beforeEach(() => {
  isCalm = false;
  animate.mockClear();
  cancel.mockClear();
  Object.assign(Element.prototype, { animate });
  Object.assign(window, { matchMedia: () => ({ matches: isCalm }) });
  scrollBy.mockClear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, Number(this.getAttribute('data-top')), 300, 200);
  });
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

it('slides a row that an arriving offer moves, and the held row when the list is complete', () => {
  const { rerender } = render(<List top={100} active={null} isArriving />);
  rerender(<List top={400} active={null} isArriving />);
  rerender(<List top={250} active={null} />);
  expect(animate.mock.contexts.map((item) => (item as Element).tagName)).toEqual(['LI', 'LI']);
  expect(animate.mock.calls.map(([frames]) => frames[0])).toEqual([
    { transform: 'translateY(-300px)' },
    { transform: 'translateY(150px)' },
  ]);
  // The second slide begins where the first one has come to.
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('slides what the final list moves, and no later press', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const { rerender } = render(<List top={100} active={null} isArriving />);
  rerender(<List top={100} active={null} />);
  now.mockReturnValue(5_500);
  rerender(<List top={148} active={null} />);
  now.mockReturnValue(6_500);
  rerender(<List top={400} active={null} />);
  now.mockRestore();
  expect(animate).toHaveBeenCalledTimes(1);
});

it('slides nothing in a complete list, out of view, or for a visitor who wants no motion', () => {
  const { rerender } = render(<List top={100} active={null} />);
  rerender(<List top={400} active={null} isArriving />);
  rerender(<List top={9_000} active={null} isArriving />);
  expect(animate).toHaveBeenCalledTimes(1);
  rerender(<List top={9_500} active={null} isArriving />);
  isCalm = true;
  rerender(<List top={100} active={null} isArriving />);
  expect(animate).toHaveBeenCalledTimes(1);
});
