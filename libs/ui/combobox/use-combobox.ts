import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react';
import type { SelectOption } from '../select/select';
import { optionByLabel, searchOptions } from './search-options';

/** Number of options rendered at once; typing narrows them down. */
const shownAtMost = 50;

interface ComboboxState {
  options: readonly SelectOption[];
  value: string;
  choose: (value: string) => void;
  /** Text that matches no selected option. */
  written?: string;
  write?: (text: string) => void;
}

/** Whether the list is open, and its active option; -1 for none. */
function useList() {
  const [list, setList] = useState({ open: false, active: -1 });
  return {
    ...list,
    show: (active: number) => setList({ open: true, active }),
    close: () => setList({ open: false, active: -1 }),
  };
}

/** The active option after moving up or down, wrapping around. */
const nextActive = (active: number, by: number, count: number) =>
  active < 0 && by < 0 ? count - 1 : (active + by + count) % Math.max(count, 1);

/** The rendered options and the number of matches. */
interface Matches {
  shown: readonly SelectOption[];
  count: number;
}

const limited = (matches: readonly SelectOption[]): Matches => ({
  shown: matches.slice(0, shownAtMost),
  count: matches.length,
});

/** Before typing: the start of the list including the selected option. */
function initialMatches(options: readonly SelectOption[], chosen: SelectOption | undefined): Matches {
  const start = limited(options);
  const isShown = !chosen || start.shown.includes(chosen);
  return isShown ? start : { ...start, shown: [chosen, ...start.shown.slice(1)] };
}

/** Selects an option typed and left before the options were loaded. */
function useLateMatch(
  options: readonly SelectOption[],
  text: string | undefined,
  choose: ComboboxState['choose'],
): void {
  const match = text === undefined ? undefined : optionByLabel(options, text);
  const chooseMatch = useEffectEvent(choose);
  useEffect(() => {
    if (match) chooseMatch(match.value);
  }, [match]);
}

/** Text, matching options and event handlers of a combobox. */
export function useCombobox({ options, value, choose, written, write }: ComboboxState) {
  const list = useList();
  const [typed, setTyped] = useState(written || undefined);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const { shown: matches, count } = useMemo(
    () => (typed === undefined ? initialMatches(options, chosen) : limited(searchOptions(options, typed))),
    [options, chosen, typed],
  );
  const text = chosen?.label ?? typed ?? '';
  useLateMatch(options, list.open || chosen ? undefined : typed, choose);

  const show = () => list.show(matches.findIndex((option) => option.value === value));
  const pick = (option: SelectOption) => {
    setTyped(undefined);
    if (typed) write?.('');
    list.close();
    if (option.value !== value) choose(option.value);
  };
  const type = (next: string) => {
    setTyped(next);
    write?.(next);
    list.show(next.trim() ? 0 : -1);
    if (value) choose('');
  };
  /** Selects the option typed in full; other text stays for validation. */
  const onBlur = () => {
    const exact = typed === undefined ? undefined : optionByLabel(options, typed);
    if (exact) pick(exact);
    else list.close();
  };
  const move = (by: number) => (list.open ? list.show(nextActive(list.active, by, matches.length)) : show());
  const onKeyDown = keyHandler({
    ...list,
    move,
    pickActive: () => pick(matches[list.active]!),
    hasActive: matches[list.active] !== undefined,
  });
  return { text, matches, count, open: list.open, active: list.active, show, onBlur, type, onKeyDown, pick };
}

interface KeyActions {
  open: boolean;
  hasActive: boolean;
  move: (by: number) => void;
  pickActive: () => void;
  close: () => void;
}

/** Keys handled by the list do not reach the form: Enter would submit, Escape would close a dialog. */
function keyHandler({ open, hasActive, move, pickActive, close }: KeyActions) {
  const handlers: Record<string, (() => void) | false> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: open && hasActive && pickActive,
    Escape: open && close,
  };
  return (event: KeyboardEvent) => {
    const handle = handlers[event.key];
    if (!handle) return;
    event.preventDefault();
    handle();
  };
}
