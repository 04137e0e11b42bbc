/** Stores the payment in the history entry that it left from, so that the back button shows its state. */
import { useSyncExternalStore } from 'react';

export const rememberPayment = (odeme: string): void =>
  window.history.replaceState({ ...(window.history.state as object | null), odeme }, '');

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('pageshow', onChange);
  return () => window.removeEventListener('pageshow', onChange);
};

/** The payment stored in this history entry; null on the server. */
export const useRememberedPayment = (): string | null => useSyncExternalStore(subscribe, rememberedPayment, () => null);

function rememberedPayment(): string | null {
  const { odeme } = (window.history.state ?? {}) as { odeme?: unknown };
  return typeof odeme === 'string' ? odeme : null;
}
