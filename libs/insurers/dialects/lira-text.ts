/** Money as some insurers write it: lira with two decimals as text (`4521.50`); kuruş on our side, never a float between. */
export const toLiraText = (kurus: number): string =>
  `${Math.trunc(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;

/** Kuruş; what is no such text comes back as it is. */
export const fromLiraText = (text: unknown): unknown =>
  typeof text === 'string' && /^\d{1,13}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : text;
