/** Runs inside the page: finds an element by its visible text and marks it so that an engine can select it. */
export interface Target {
  kind: 'field' | 'button' | 'option' | 'text';
  /** The label, the text of the button or link, or any text. */
  words: string;
  /** Legend of the group around it, for example of three date boxes. */
  group?: string | undefined;
  /** Matches the beginning of the text. */
  loosely?: boolean | undefined;
  mark: string;
}

/** Self-contained, because it is sent to the page as source. @returns whether something visible was found and marked */
// eslint-disable-next-line max-lines-per-function -- it is sent to the page as source, so it cannot call other functions
export function findAndMark({ kind, words, group, loosely, mark }: Target): boolean {
  const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const matches = (text: string | null | undefined): boolean =>
    loosely ? clean(text).startsWith(words) : clean(text) === words;
  const visible = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root: ParentNode = dialogs.at(-1) ?? document;
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const ownText = (label: Element): string => {
    const copy = label.cloneNode(true) as Element;
    copy.querySelectorAll('small, input, select, [class*="opt"]').forEach((part) => part.remove());
    return clean(copy.textContent);
  };
  const inGroup = (element: Element): boolean => {
    if (!group) return true;
    const set = element.closest('fieldset, [role=group], [role=radiogroup]');
    const name =
      set?.querySelector('legend')?.textContent ??
      set?.getAttribute('aria-label') ??
      document.getElementById(set?.getAttribute('aria-labelledby') ?? '')?.textContent;
    return clean(name).startsWith(group);
  };
  const fields = (): (HTMLElement | null)[] => [
    ...all('label')
      .filter((label) => matches(ownText(label)))
      .map((label) => (label as HTMLLabelElement).control),
    ...all('[aria-label]').filter((element) => matches(element.getAttribute('aria-label'))),
    ...all('label')
      .filter((label) => clean(label.textContent).startsWith(words))
      .map((label) => (label as HTMLLabelElement).control),
  ];
  const buttons = (): HTMLElement[] =>
    all('button, a[href], [role=button], summary, input[type=submit]').filter((element) =>
      matches(element.getAttribute('aria-label') ?? element.textContent),
    );
  const texts = (): HTMLElement[] =>
    all('body, body *').filter(
      (element) => element.children.length === 0 && clean(element.textContent).includes(words),
    );
  const options = (): HTMLElement[] =>
    all('[role=option]').filter((element) => words === '' || matches(element.textContent));
  const candidates = { field: fields, button: buttons, option: options, text: texts }[kind]();
  const found = candidates.find(
    (element) =>
      element &&
      inGroup(element) &&
      (visible(element) || (element.parentElement !== null && visible(element.parentElement))),
  );
  found?.setAttribute('data-walk', mark);
  return Boolean(found);
}

/** Sets the file of a file input, as the system's file dialog would. */
export function attachFile({
  selector,
  name,
  type,
  base64,
}: {
  selector: string;
  name: string;
  type: string;
  base64: string;
}): void {
  const input = document.querySelector<HTMLInputElement>(selector)!;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], name, { type }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The value of the marked field; a ticked checkbox reads as `on`. */
export function readValue(selector: string): string {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field?.type === 'checkbox') return field.checked ? 'on' : '';
  return field?.value ?? '';
}

/** Whether the checkbox or radio is checked; true when the click removed it. */
export const isTicked = (selector: string): boolean =>
  document.querySelector<HTMLInputElement>(selector)?.checked ?? true;

/** Whether the marked button is busy. */
export const isBusy = (selector: string): boolean =>
  document.querySelector(selector)?.getAttribute('aria-busy') === 'true';

export const readHeading = (): string =>
  (document.querySelector('dialog[open] h2, h1')?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** Visible alerts of the page, for error messages. */
export const readAlerts = (): string =>
  [...document.querySelectorAll('[role=alert]:not([hidden])')]
    .map((alert) => alert.textContent)
    .join(' ')
    .trim();
export const readText = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
/** What a visitor reads in the page's main part: not what stands there for browsers without script. */
export const readShown = (): string => document.querySelector('main')?.innerText ?? '';
export const readButtons = (): string[] =>
  [...document.querySelectorAll('button')].map((button) => (button.textContent ?? '').replace(/\s+/g, ' ').trim());
export const hasOption = ({ selector, value }: { selector: string; value: string }): boolean =>
  [...(document.querySelector<HTMLSelectElement>(selector)?.options ?? [])].some((option) => option.value === value);
