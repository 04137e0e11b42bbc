import { focusAfterPaint } from './focus-after-paint';
import { nextPaint } from './next-paint';

const add = (tag: string): HTMLElement => {
  const element = document.body.appendChild(document.createElement(tag));
  element.tabIndex = -1;
  return element;
};
afterEach(() => document.body.replaceChildren());

describe('focusAfterPaint', () => {
  it('focuses the heading after the paint', async () => {
    const link = add('a');
    const heading = add('h1');
    link.focus();
    focusAfterPaint(heading);
    expect(document.activeElement).toBe(link);
    await nextPaint();
    expect(document.activeElement).toBe(heading);
  });

  it('does not move a focus that changed meanwhile', async () => {
    const heading = add('h1');
    const field = add('input');
    focusAfterPaint(heading);
    field.focus();
    await nextPaint();
    expect(document.activeElement).toBe(field);
  });

  it('does not focus a heading that was unmounted meanwhile', async () => {
    const heading = add('h1');
    focusAfterPaint(heading)();
    await nextPaint();
    expect(document.activeElement).not.toBe(heading);
  });
});
