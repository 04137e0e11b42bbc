import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { readRow } from './read-row';

const rowOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-offer]')?.getAttribute('data-offer') ?? null) : null;

/** Which offer must not move: the focused one, in a window that is not looked at too, else the one under the pointer, else the one that is read. Knowing it draws nothing anew. */
export function useHeldRow() {
  const pointed = useRef<string | null>(null);
  const heldId = useCallback(() => rowOf(document.activeElement) ?? pointed.current ?? readRow(), []);
  const handlers = useMemo(
    () => ({
      onPointerOver: (event: PointerEvent) => void (pointed.current = rowOf(event.target)),
      onPointerLeave: () => void (pointed.current = null),
    }),
    [],
  );
  return { heldId, handlers };
}

const lookEvery = 500;

/** Whether all is there and no row is touched any more: what then appears above the list moves nothing under the pointer. */
export function useIsSettled(isComplete: boolean, heldId: () => string | null): boolean {
  const [isFree, setFree] = useState(isComplete);
  useEffect(() => {
    if (!isComplete || isFree) return;
    const look = (): void => void (heldId() === null && setFree(true));
    const timer = setInterval(look, lookEvery);
    look();
    return () => clearInterval(timer);
  }, [isComplete, isFree, heldId]);
  return isComplete && isFree;
}
