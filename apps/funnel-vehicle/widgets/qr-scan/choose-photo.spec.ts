import { choosePhoto } from './choose-photo';

/** The file input that the page contains while the picker is open; jsdom opens no dialog for it. */
const picker = (): HTMLInputElement | null => document.querySelector('input[type=file]');

afterEach(() => vi.restoreAllMocks());

it.each([
  ['change', [new File(['x'], 'ruhsat.jpg')]],
  ['cancel', []],
])(
  'keeps the file input in the page until the %s event, and resolves with the selected file',
  async (answer, files) => {
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    const chosen = choosePhoto();
    expect([opened.mock.contexts, picker()?.hidden]).toEqual([[picker()], true]);
    Object.defineProperty(picker()!, 'files', { value: files });
    picker()!.dispatchEvent(new Event(answer));
    expect([await chosen, picker()]).toEqual([files[0] ?? null, null]);
  },
);
