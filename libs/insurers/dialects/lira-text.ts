/** Money as some insurers write it: lira with two decimals as text (`4521.50`); kuruş on our side, never a float between. */
import { z } from 'zod';
import { kurus } from '../quote-request';

export const liraText = z.codec(z.string().regex(/^\d{1,13}\.\d{2}$/), kurus, {
  decode: (text) => Number(text.replace('.', '')),
  encode: (amount) => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
});
