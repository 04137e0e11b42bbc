/** The values that questions, answers and orders are made of; a dialect writes each in its own way, and knows kuruş by this very schema. */
import { z } from 'zod';

/** Calendar day, `YYYY-MM-DD`, Europe/Istanbul. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** Instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();
/** Integer kuruş: what is paid or what a thing is worth. */
export const kurus = z.int().nonnegative();
/** Limit of a cover in whole TL, as laws and tariffs print it; `9999999999` is unlimited (funnel 9). */
export const coverLimit = z.int().positive();
export const years = z.int().min(0).max(120);
export const hexId = z.string().regex(/^[0-9a-f]{32}$/);
export const identityNo = z.string().regex(/^\d{10,11}$/);
/** Empty while the vehicle has no plate yet. */
export const plate = z.string().max(12);
