import { useCallback, useMemo, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { rowBeingRead } from '../focus/row-being-read';

const rowOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-offer]')?.getAttribute('data-offer') ?? null) : null;

/**
 * Determines the offer that keeps its place in the list: the focused one, even in an inactive window, else the hovered
 * one. Without either the one being read stays where it is on the screen, while the list is in order. Reading them
 * causes no render.
 * @param onChange called when another row becomes active, or none
 */
export function useActiveRow(onChange: (activeOfferId: string | null) => void) {
  const hovered = useRef<string | null>(null);
  /** A pointer that rests where the list has come under it reads nothing yet. */
  const hasMoved = useRef(false);
  const activeOfferId = useCallback(() => rowOf(document.activeElement) ?? hovered.current, []);
  const anchorOfferId = useCallback(() => activeOfferId() ?? rowBeingRead(), [activeOfferId]);
  const handlers = useMemo(() => {
    const hover = (offerId: string | null): void => {
      if (hovered.current === offerId) return;
      hovered.current = offerId;
      onChange(activeOfferId());
    };
    return {
      onPointerMove: (event: PointerEvent) => {
        hasMoved.current = true;
        hover(rowOf(event.target));
      },
      /** The page was scrolled under the pointer. */
      onPointerOver: (event: PointerEvent) => void (hasMoved.current && hover(rowOf(event.target))),
      onPointerLeave: () => {
        hasMoved.current = false;
        hover(null);
      },
      onFocus: () => onChange(activeOfferId()),
      onBlur: (event: FocusEvent) => void (rowOf(event.relatedTarget) ?? onChange(hovered.current)),
    };
  }, [activeOfferId, onChange]);
  return { activeOfferId, anchorOfferId, handlers };
}
