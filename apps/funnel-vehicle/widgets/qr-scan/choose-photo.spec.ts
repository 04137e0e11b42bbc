import { choosePhoto } from './choose-photo';

/** The file picker that stands in the page; jsdom opens no window for it. */
const picker = (): HTMLInputElement | null => document.querySelector('input[type=file]');

afterEach(() => jest.restoreAllMocks());

it.each([
  ['change', [new File(['x'], 'ruhsat.jpg')]],
  ['cancel', []],
])('is held by the page until it is answered by %s, and gives what was chosen', async (answer, files) => {
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation();
  const chosen = choosePhoto();
  expect([opened.mock.contexts, picker()?.hidden]).toEqual([[picker()], true]);
  Object.defineProperty(picker()!, 'files', { value: files });
  picker()!.dispatchEvent(new Event(answer));
  expect([await chosen, picker()]).toEqual([files[0] ?? null, null]);
});
