/** Scalars that the schemas of several kinds share. */
import { z } from 'zod';

/** Calendar day, `YYYY-MM-DD`, Europe/Istanbul. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** Integer kuruş: dialects of insurers recognise amounts by this schema itself. */
export const kurus = z.int().nonnegative();
export const identityNo = z.string().regex(/^\d{10,11}$/);
/** Traffic code of a province, `01` to `81`. */
export const provinceCode = z.string().regex(/^\d{2}$/);
/** Code of a reference list. */
export const code = z.string().min(1).max(8);
/** Limit of a cover in whole TL, as in laws and tariffs; `9999999999` is unlimited (funnel 9). */
export const coverLimit = z.int().positive();
