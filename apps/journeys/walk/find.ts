/** Runs inside the page: finds what a person would point at by its words, and marks it so that an engine can reach it. */
export interface Wanted {
  kind: 'field' | 'button' | 'option' | 'text';
  /** The label, the words on the button or link, or any text. */
  words: string;
  /** The legend of the group around it, for example of three date boxes. */
  group?: string | undefined;
  /** Taken as a beginning rather than the whole. */
  loosely?: boolean | undefined;
  mark: string;
}

/** Self-contained, because it is sent to the page as source. @returns whether something visible was found and marked */
// eslint-disable-next-line max-lines-per-function -- it is sent to the page as source, so it cannot call a neighbour
export function findAndMark({ kind, words, group, loosely, mark }: Wanted): boolean {
  const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const says = (text: string | null | undefined): boolean =>
    loosely ? clean(text).startsWith(words) : clean(text) === words;
  const visible = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root: ParentNode = dialogs.at(-1) ?? document;
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const ownWords = (label: Element): string => {
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
      .filter((label) => says(ownWords(label)))
      .map((label) => (label as HTMLLabelElement).control),
    ...all('[aria-label]').filter((element) => says(element.getAttribute('aria-label'))),
    ...all('label')
      .filter((label) => clean(label.textContent).startsWith(words))
      .map((label) => (label as HTMLLabelElement).control),
  ];
  const buttons = (): HTMLElement[] =>
    all('button, a[href], [role=button], summary, input[type=submit]').filter((element) =>
      says(element.getAttribute('aria-label') ?? element.textContent),
    );
  const texts = (): HTMLElement[] =>
    all('body, body *').filter(
      (element) => element.children.length === 0 && clean(element.textContent).includes(words),
    );
  const options = (): HTMLElement[] =>
    all('[role=option]').filter((element) => words === '' || says(element.textContent));
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

/** Gives a file to a file input, as a choice in the system's dialog would. */
export function giveFile({
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

/** The value of what was marked; a box that is ticked reads as `on`. */
export function readValue(selector: string): string {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field?.type === 'checkbox') return field.checked ? 'on' : '';
  return field?.value ?? '';
}

/** Whether the box or radio is chosen; one that went away with its press did what it was pressed for. */
export const isTicked = (selector: string): boolean =>
  document.querySelector<HTMLInputElement>(selector)?.checked ?? true;

/** Whether the button that was marked and pressed says that it is at work. */
export const isBusy = (selector: string): boolean =>
  document.querySelector(selector)?.getAttribute('aria-busy') === 'true';

export const readHeading = (): string =>
  (document.querySelector('dialog[open] h2, h1')?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** What the page complains about, for the words of a failure; some complaints stand hidden in every page. */
export const readAlerts = (): string =>
  [...document.querySelectorAll('[role=alert]:not([hidden])')]
    .map((alert) => alert.textContent)
    .join(' ')
    .trim();
export const readText = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
export const readButtons = (): string[] =>
  [...document.querySelectorAll('button')].map((button) => (button.textContent ?? '').replace(/\s+/g, ' ').trim());
export const hasOption = ({ selector, value }: { selector: string; value: string }): boolean =>
  [...(document.querySelector<HTMLSelectElement>(selector)?.options ?? [])].some((option) => option.value === value);
