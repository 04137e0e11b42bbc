/**
 * Radios, checkboxes and lists that a visitor sets before React listens. The browser shows the choice at once; React leaves it as it is
 * when it hydrates, does not learn of it, and takes it back at its next update.
 */
export type ChoiceControl = HTMLInputElement | HTMLSelectElement;

/** The event by which React learns of a choice, and the controls that send it. */
const controlsBy: Readonly<Record<string, string>> = {
  click: 'input[type=radio],input[type=checkbox]',
  change: 'select',
};
const controls = Object.values(controlsBy).join();

/** The control that this event sets. */
export const choiceOf = ({ type, target }: Event): ChoiceControl | null =>
  (target as Element).matches(controlsBy[type]!) ? (target as ChoiceControl) : null;

const isList = (control: ChoiceControl): control is HTMLSelectElement => control.type.startsWith('select');

/** Whether it differs from what the edge rendered. An unticked radio is the trace of a choice elsewhere in its group. */
export function isChosen(control: ChoiceControl): boolean {
  if (isList(control)) {
    const rendered = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(rendered, 0);
  }
  return control.checked !== control.defaultChecked && (control.checked || control.type !== 'radio');
}

/** Also those that the browser has restored. */
export const chosenIn = (root: Element): ChoiceControl[] =>
  [...root.querySelectorAll<ChoiceControl>(controls)].filter(isChosen);

/** A radio is told by its group: of a group one choice counts. */
export const groupOf = (control: ChoiceControl): string | null => (control.type === 'radio' ? control.name : null);

/** Returns the function that makes the same choice once more, so that React hears of it; on this control or on its successor. */
export function repeatOf(control: ChoiceControl): (current: HTMLElement) => void {
  if (isList(control)) {
    const { value } = control;
    return (current) => {
      (current as HTMLSelectElement).value = value;
      current.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  const { checked } = control;
  return (current) => {
    // React compares with what it has seen last.
    (current as HTMLInputElement).checked = !checked;
    current.click();
  };
}
