/** The entry of the browser's history remembers the payment that left from it, so that the back button shows its state. */

export const rememberPayment = (odeme: string): void => window.history.replaceState({ ...(window.history.state as object | null), odeme }, '');

export function rememberedPayment(): string | null {
  const { odeme } = (window.history.state ?? {}) as { odeme?: unknown };
  return typeof odeme === 'string' ? odeme : null;
}
