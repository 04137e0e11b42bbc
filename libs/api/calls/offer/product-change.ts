import { z } from 'zod';
import { campaignKind } from './campaigns';

/** Whole TL; `9999999999` is unlimited. */
export const coverLimit = z.int().positive();
export const coverKey = z.string().min(1).max(40);

/** The visitor's changes to one product. */
export const productChange = z.object({
  immLimit: coverLimit.optional(),
  /** Complete list of selected optional covers, by key of the offer's `optionalCovers`. */
  covers: z.array(coverKey).max(30).optional(),
  /** Complete list of excluded accessories, by code. */
  accessoriesOff: z.array(coverKey).max(40).optional(),
  /** Complete list of opted-in campaigns that this product is priced without. */
  campaignsOff: z.array(campaignKind).max(3).optional(),
  /** Values of the line's other options, by key. */
  chosen: z
    .array(z.object({ key: coverKey, value: z.string().max(40) }))
    .max(40)
    .optional(),
});
