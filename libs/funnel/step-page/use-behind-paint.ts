import { painted } from '@emsal/platform/painted';
import { useEffect, useState } from 'react';

/** What was shown last, until the frame of what comes has been painted. */
export function useBehindPaint<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    void painted().then(() => isCurrent && show(value));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return shown;
}
