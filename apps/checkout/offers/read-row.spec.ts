import { listId } from './list/list-id';
import { readRow } from './read-row';

/** A list whose top and whose rows' feet are so far below the top of the window. */
function scrolledTo(top: number, feet: readonly number[]): void {
  document.body.innerHTML = `<div id="${listId}">${feet.map((_, at) => `<article data-offer="${at}"></article>`).join('')}</div>`;
  const at = (element: Element, box: Partial<DOMRect>) =>
    void (element.getBoundingClientRect = () => ({ top: 0, bottom: 0, ...box }) as DOMRect);
  at(document.getElementById(listId)!, { top });
  document.querySelectorAll('[data-offer]').forEach((row, index) => at(row, { bottom: feet[index]! }));
}

const browserWith = (style: object): unknown =>
  Object.defineProperty(document.documentElement, 'style', { value: style, configurable: true });
afterAll(() => Reflect.deleteProperty(document.documentElement, 'style'));

describe('the row that is being read', () => {
  it('is the first in sight once the list has been scrolled into', () => {
    browserWith({});
    scrolledTo(-300, [-20, 240, 500]);
    expect(readRow()).toBe('1');
    scrolledTo(120, [380, 640]);
    expect(readRow()).toBeNull();
  });

  it('is none where the browser keeps its place by itself', () => {
    browserWith({ overflowAnchor: '' });
    scrolledTo(-300, [-20, 240, 500]);
    expect(readRow()).toBeNull();
  });
});
