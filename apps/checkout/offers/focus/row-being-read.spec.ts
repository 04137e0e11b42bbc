import { listId } from './list-id';
import { rowBeingRead } from './row-being-read';

/** A page scrolled by this much, with rows of 200 px at these offsets from the viewport's top; a folded row has no height. */
function scrolled(by: number, tops: readonly (number | 'folded')[]): void {
  vi.stubGlobal('scrollY', by);
  vi.stubGlobal('innerHeight', 800);
  document.body.innerHTML = `<div id="${listId}">${tops.map((_, at) => `<article data-offer="${at}"></article>`).join('')}</div>`;
  document.querySelectorAll('[data-offer]').forEach((row, index) => {
    const top = tops[index]!;
    const box = top === 'folded' ? { top: 0, height: 0 } : { top, height: 200 };
    row.getBoundingClientRect = () => box as DOMRect;
  });
}

describe('the row being read', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is the one under the middle of the view, also in the gap below it', () => {
    scrolled(300, [-20, 190, 410, 620]);
    expect(rowBeingRead()).toBe('1');
    scrolled(300, [-20, 190, 396, 620]);
    expect(rowBeingRead()).toBe('2');
  });

  it('is none before the page is scrolled, or while the list begins below the middle', () => {
    scrolled(0, [190, 410]);
    expect(rowBeingRead()).toBeNull();
    scrolled(10, [420, 640]);
    expect(rowBeingRead()).toBeNull();
  });

  it('is none behind the fold', () => {
    scrolled(300, [190, 'folded', 'folded']);
    expect(rowBeingRead()).toBe('0');
  });
});
