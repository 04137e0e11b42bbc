import { useState, type KeyboardEvent } from 'react';
import type { SelectOption } from '../select/select';
import { searchOptions } from './search-options';
import { fold } from '@emsal/validation/search/fold';

/** How many options are drawn at once: more are found by typing. */
const shownAtMost = 50;

interface Wanted {
  options: readonly SelectOption[];
  value: string;
  choose: (value: string) => void;
}

/** State of a combobox: the text in the input, whether the list is open, which option is active. */
export function useCombobox({ options, value, choose }: Wanted) {
  const labelOf = (wanted: string) => options.find((option) => option.value === wanted)?.label ?? '';
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = (typed === undefined ? [...options] : searchOptions(options, typed)).slice(0, shownAtMost);

  const show = () => {
    setOpen(true);
    setActive(found.findIndex((option) => option.value === value));
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: SelectOption) => {
    setTyped(undefined);
    close();
    if (option.value !== value) choose(option.value);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text.trim() ? 0 : -1);
    if (value) choose('');
  };
  /** Leaving the field takes the option that was written out in full; other text stays, for the check to speak about. */
  const leave = () => {
    const exact = typed === undefined ? undefined : options.find(({ label }) => fold(label) === fold(typed));
    if (exact) pick(exact);
    else close();
  };
  const move = (by: number) => {
    if (!open) return show();
    setActive((at) => (at < 0 && by < 0 ? found.length - 1 : (at + by + found.length) % Math.max(found.length, 1)));
  };
  const keys: Record<string, () => boolean | void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (open && found[active] ? pick(found[active]) : false),
    Escape: () => (open ? close() : false),
  };
  /** A key that the list answers is not given to the form (Enter would submit, Escape would close a dialog). */
  const press = (event: KeyboardEvent) => {
    const answer = keys[event.key];
    if (answer && answer() !== false) event.preventDefault();
  };
  return { text: typed ?? labelOf(value), open, active, found, show, leave, type, press, pick };
}
