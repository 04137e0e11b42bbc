import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react';
import type { SelectOption } from '../select/select';
import { namedOption, prepareSearch, searchOptions } from './search-options';

/** How many options are drawn at once: more are found by typing. */
const shownAtMost = 50;

interface Wanted {
  options: readonly SelectOption[];
  value: string;
  choose: (value: string) => void;
  /** Text that chose nothing yet. */
  written?: string;
  write?: (text: string) => void;
}

/** Whether the list is open and which of its options is active; -1 is none. */
function useList() {
  const [list, setList] = useState({ open: false, active: -1 });
  return {
    ...list,
    show: (active: number) => setList({ open: true, active }),
    close: () => setList({ open: false, active: -1 }),
  };
}

/** The active option after a step up or down, around the ends. */
const stepped = (active: number, by: number, count: number) =>
  active < 0 && by < 0 ? count - 1 : (active + by + count) % Math.max(count, 1);

/** What is drawn, and how many there are. */
interface Found {
  shown: readonly SelectOption[];
  count: number;
}

const cut = (found: readonly SelectOption[]): Found => ({ shown: found.slice(0, shownAtMost), count: found.length });

/** Before anything is typed: the beginning of the list, with the chosen option in it. */
function unsearched(options: readonly SelectOption[], chosen: SelectOption | undefined): Found {
  const start = cut(options);
  const isAmong = !chosen || start.shown.includes(chosen);
  return isAmong ? start : { ...start, shown: [chosen, ...start.shown.slice(1)] };
}

/** A list that is searched later is prepared while nothing happens; a browser that does not tell when that is prepares it with the first key. */
function usePreparedSearch(options: readonly SelectOption[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const idle = requestIdleCallback(() => prepareSearch(options));
    return () => cancelIdleCallback(idle);
  }, [options]);
}

/** What was typed and left before its list came is chosen as soon as the list knows it. */
function useNamed(options: readonly SelectOption[], left: string | undefined, choose: Wanted['choose']): void {
  const named = left === undefined ? undefined : namedOption(options, left);
  const take = useEffectEvent(choose);
  useEffect(() => {
    if (named) take(named.value);
  }, [named]);
}

/** The text in the input, the options it finds, and what choosing, typing and leaving do. */
export function useCombobox({ options, value, choose, written, write }: Wanted) {
  const list = useList();
  usePreparedSearch(options);
  const [typed, setTyped] = useState(written || undefined);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const { shown: found, count } = useMemo(
    () => (typed === undefined ? unsearched(options, chosen) : cut(searchOptions(options, typed))),
    [options, chosen, typed],
  );
  const text = chosen?.label ?? typed ?? '';
  useNamed(options, list.open || chosen ? undefined : typed, choose);

  const show = () => list.show(found.findIndex((option) => option.value === value));
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
  /** Takes the option that was written out in full; other text stays, for the check to speak about. */
  const leave = () => {
    const exact = typed === undefined ? undefined : namedOption(options, typed);
    if (exact) pick(exact);
    else list.close();
  };
  const move = (by: number) => (list.open ? list.show(stepped(list.active, by, found.length)) : show());
  const press = keysOf({
    ...list,
    move,
    pickActive: () => pick(found[list.active]!),
    hasActive: found[list.active] !== undefined,
  });
  return { text, found, count, open: list.open, active: list.active, show, leave, type, press, pick };
}

interface Keys {
  open: boolean;
  hasActive: boolean;
  move: (by: number) => void;
  pickActive: () => void;
  close: () => void;
}

/** A key that the list answers is not given to the form: Enter would submit, Escape would close a dialog. */
function keysOf({ open, hasActive, move, pickActive, close }: Keys) {
  const answers: Record<string, (() => void) | false> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: open && hasActive && pickActive,
    Escape: open && close,
  };
  return (event: KeyboardEvent) => {
    const answer = answers[event.key];
    if (!answer) return;
    event.preventDefault();
    answer();
  };
}
