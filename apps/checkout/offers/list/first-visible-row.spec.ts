import { listId } from './list-id';
import { firstVisibleRow } from './first-visible-row';

/** A list with its top and the bottoms of its rows at these offsets from the viewport's top. */
function scrolledTo(top: number, bottoms: readonly number[]): void {
  document.body.innerHTML = `<div id="${listId}">${bottoms.map((_, at) => `<article data-offer="${at}"></article>`).join('')}</div>`;
  const at = (element: Element, box: Partial<DOMRect>) =>
    void (element.getBoundingClientRect = () => ({ top: 0, bottom: 0, ...box }) as DOMRect);
  at(document.getElementById(listId)!, { top });
  document.querySelectorAll('[data-offer]').forEach((row, index) => at(row, { bottom: bottoms[index]! }));
}

describe('the row being read', () => {
  it('is the first visible one once the list is scrolled', () => {
    scrolledTo(-300, [-20, 240, 500]);
    expect(firstVisibleRow()).toBe('1');
    scrolledTo(120, [380, 640]);
    expect(firstVisibleRow()).toBeNull();
  });

  it('is not one that only the header’s strip still shows', () => {
    const style = jest
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue({ scrollPaddingTop: '80px' } as CSSStyleDeclaration);
    scrolledTo(-300, [80.4, 240, 500]);
    expect(firstVisibleRow()).toBe('1');
    style.mockRestore();
  });
});
