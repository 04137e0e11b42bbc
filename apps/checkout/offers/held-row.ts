import { useCallback, useMemo, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

const rowOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-offer]')?.getAttribute('data-offer') ?? null) : null;

/** Which offer the visitor touches: the focused one before the one under the pointer. Knowing it draws nothing anew. */
export function useHeldRow() {
  const held = useRef<{ focused: string | null; pointed: string | null }>({ focused: null, pointed: null });
  const heldId = useCallback(() => held.current.focused ?? held.current.pointed, []);
  const handlers = useMemo(
    () => ({
      onPointerOver: (event: PointerEvent) => void (held.current.pointed = rowOf(event.target)),
      onPointerLeave: () => void (held.current.pointed = null),
      onFocus: (event: FocusEvent) => void (held.current.focused = rowOf(event.target)),
      onBlur: () => void (held.current.focused = null),
    }),
    [],
  );
  return { heldId, handlers };
}
