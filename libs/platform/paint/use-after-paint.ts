import { scheduleAfterPaint } from './schedule-after-paint';
import { useEffect, useState } from 'react';

/** The previous value until the frame in which the new one arrived has been painted. Buys the new step's paint without that of its menu. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => scheduleAfterPaint(() => setShown(value)), [value]);
  return shown;
}
