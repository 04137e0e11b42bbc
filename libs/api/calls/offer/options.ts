/** Options of an offer as data: what the line declares, what the offer has of it, and what the visitor chose. Only grows. */
import { z } from 'zod';

const key = z.string().min(1).max(40);

/** Choice: one value; selection: all that are included; switch: on or off; amount: whole TL. */
export const optionValue = z.union([
  z.string().max(40),
  z.int().min(0).max(1e12),
  z.boolean(),
  z.array(key).max(40).readonly(),
]);
export const chosenOptions = z
  .record(key, optionValue)
  .refine((options) => Object.keys(options).length <= 40, { error: 'too many' });

/** A page that does not know a later kind leaves the option out. */
export const declaredOption = z.object({
  key: z.string(),
  kind: z.string().describe('choice, selection, switch or amount'),
  label: z.string(),
  hint: z.string().optional(),
  least: z.int().optional(),
  most: z.int().optional(),
  step: z.int().optional(),
});
export const offeredOption = z.object({
  key: z.string(),
  value: optionValue,
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  isChosen: z.boolean().describe('by the visitor; otherwise as first offered'),
});
