import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the component is still mounted: a late reading must not change a form that the visitor continued by typing. */
export function useIsMounted(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
