import { useEffectEvent, useLayoutEffect } from 'react';
import type { EstimateInput } from './estimate-input';

/** Takes over what was chosen before hydration: the browser keeps it in the control, and React does not hear of it. */
export function useEarlyValue(id: string, input: EstimateInput): void {
  const takeOver = useEffectEvent(() => {
    const { value } = document.getElementById(id) as HTMLSelectElement | HTMLInputElement;
    if (value === String(input.value)) return;
    if (input.kind === 'choice') input.onChange(value);
    else input.onChange(Number(value));
  });
  // Before the first paint of the hydrated page.
  useLayoutEffect(() => takeOver(), []);
}
