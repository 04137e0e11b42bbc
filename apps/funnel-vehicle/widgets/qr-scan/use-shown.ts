import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the screen that asks is still there: what is read later must not change a form that went on by hand. */
export function useShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
