/** Scalars of requests, answers and orders; dialects recognise amounts by the `kurus` schema itself. */
import { z } from 'zod';

export { coverLimit, day, identityNo, kurus } from '@emsal/risks/scalars';

/** Instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();
export const years = z.int().min(0).max(120);
export const hexId = z.string().regex(/^[0-9a-f]{32}$/);
