/** The entry of the browser's history remembers the payment that left from it, so that the back button shows its state. */
import { useSyncExternalStore } from 'react';

export const rememberPayment = (odeme: string): void =>
  window.history.replaceState({ ...(window.history.state as object | null), odeme }, '');

const onReturn = (tell: () => void): (() => void) => {
  window.addEventListener('pageshow', tell);
  return () => window.removeEventListener('pageshow', tell);
};

/** The payment that this entry remembers; none on the server. */
export const useRememberedPayment = (): string | null => useSyncExternalStore(onReturn, rememberedPayment, () => null);

function rememberedPayment(): string | null {
  const { odeme } = (window.history.state ?? {}) as { odeme?: unknown };
  return typeof odeme === 'string' ? odeme : null;
}
