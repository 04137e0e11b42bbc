import { render } from '@testing-library/react';
import { StillRow } from './still-row';

/** Gives the row a position that each render changes. */
function List({ top, active }: { top: number; active: string | null }) {
  return (
    <StillRow stillOfferId={() => active}>
      <div data-offer="a" data-top={top}>
        satır
      </div>
    </StillRow>
  );
}

const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue();
beforeEach(() => {
  scrollBy.mockClear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: Number(this.getAttribute('data-top')) } as DOMRect;
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
