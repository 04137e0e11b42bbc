import { whenPainted } from '@emsal/platform/when-painted';
import { useEffect, useState } from 'react';

/** What was shown last, until the frame of what comes has been painted. */
export function useBehindPaint<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => whenPainted(() => show(value)), [value]);
  return shown;
}
