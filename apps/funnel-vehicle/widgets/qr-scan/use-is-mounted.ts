import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the component is still mounted: a late reading must not change a form that the visitor continued by typing. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
