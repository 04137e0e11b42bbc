import { focusBehindPaint } from './focus-behind-paint';
import { painted } from './painted';

const add = (tag: string): HTMLElement => {
  const element = document.body.appendChild(document.createElement(tag));
  element.tabIndex = -1;
  return element;
};
afterEach(() => document.body.replaceChildren());

describe('the focus of a screen that has come', () => {
  it('goes to its heading behind the paint', async () => {
    const [link, heading] = [add('a'), add('h1')];
    link.focus();
    focusBehindPaint(heading);
    expect(document.activeElement).toBe(link);
    await painted();
    expect(document.activeElement).toBe(heading);
  });

  it('stays where it was moved meanwhile', async () => {
    const [heading, field] = [add('h1'), add('input')];
    focusBehindPaint(heading);
    field.focus();
    await painted();
    expect(document.activeElement).toBe(field);
  });

  it('does not go to a heading that has gone again', async () => {
    const heading = add('h1');
    focusBehindPaint(heading)();
    await painted();
    expect(document.activeElement).not.toBe(heading);
  });
});
