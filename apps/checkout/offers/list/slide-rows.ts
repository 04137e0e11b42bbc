import { listId } from './list-id';

/** Milliseconds: `--calm` of the design tokens. */
const duration = 240;

/** Where each row stands on the screen; a folded row stands nowhere. */
export type Places = ReadonlyMap<Element, DOMRect>;

const isShown = ({ height }: DOMRect): boolean => height > 0;
const isInView = ({ top, bottom }: DOMRect): boolean => top < window.innerHeight && bottom > 0;
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The items of the list: what the layout moves is what has to slide. */
export const placesOfRows = (): Places =>
  new Map(
    [...document.querySelectorAll(`#${listId} [data-offer]`)].map((row) => {
      const item = row.closest('li') ?? row;
      return [item, item.getBoundingClientRect()];
    }),
  );

/** A row that is moved again goes on from where it is seen, not from where it was going. */
const running = new WeakMap<Element, Animation>();

/** Rows that an update has moved slide to their new places: by a transform, so that nothing jumps under the eyes. */
export function slideRows(places: Places): void {
  for (const [row, before] of places) {
    running.get(row)?.cancel();
    const after = row.getBoundingClientRect();
    const hasMoved = isShown(before) && isShown(after) && before.top !== after.top;
    if (!hasMoved || !(isInView(before) || isInView(after)) || isCalm()) continue;
    const from = { transform: `translateY(${before.top - after.top}px)` };
    running.set(row, row.animate([from, { transform: 'none' }], { duration, easing: 'ease-out' }));
  }
}
