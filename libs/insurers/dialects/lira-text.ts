/** Money as some insurers write it: lira with two decimals as text (`4521.50`); converted to kuruş without floats. */
export const toLiraText = (kurus: number): string =>
  `${Math.trunc(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;

/** Kuruş; any other value is returned unchanged. */
export const fromLiraText = (text: unknown): unknown =>
  typeof text === 'string' && /^\d{1,13}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : text;
