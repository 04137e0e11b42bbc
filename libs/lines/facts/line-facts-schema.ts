/**
 * What a remote publishes of each line. It only grows: new fields are optional, because published versions stay as they are. Names that
 * this build does not know are accepted; whoever shows them has something for an unknown one.
 */
import { z } from 'zod';
import type { Family, LineFacts, OfferListFeatures } from './line-facts';

/** A name of one of these sets, or of a later release. */
const nameOf = <Name extends string>() => z.string().min(1) as unknown as z.ZodType<Name>;
const sure = z.literal(true).optional();
const count = z.int().min(0);

const offerList = z.looseObject({
  featured: z.enum(['full', 'simple', 'none']),
  filterPanel: z.boolean(),
  compareCheckbox: z.boolean(),
  infoWidget: nameOf<OfferListFeatures['infoWidget']>(),
  legalCovers: sure,
  legalPrice: sure,
  pairLink: sure,
  pairFallback: sure,
  shortLink: sure,
} satisfies Record<keyof OfferListFeatures, z.ZodType>);

const words = z.looseObject({ title: z.string(), message: z.string() }).optional();

const fields = {
  id: z.string().regex(/^[A-Z]+$/) as unknown as z.ZodType<LineFacts['id']>,
  slug: z.string().regex(/^[a-z][a-z0-9-]*$/),
  query: z.record(z.string(), z.string()).optional(),
  form: nameOf<NonNullable<LineFacts['form']>>().optional(),
  branchId: count,
  family: nameOf<Family>(),
  name: z.string().min(1),
  shortName: z.string().min(1),
  sale: z.enum(['closed', 'adviser', 'online']),
  label: z.looseObject({
    icon: nameOf<LineFacts['label']['icon']>(),
    short: z.string(),
    remark: z.string(),
    rank: z.number(),
    isEveryday: sure,
  }),
  platedOnly: sure,
  electricOnly: sure,
  requires: nameOf<LineFacts['id']>().optional(),
  forBuyer: sure,
  identityField: nameOf<LineFacts['identityField']>(),
  birthdayField: nameOf<LineFacts['birthdayField']>(),
  preloader: z.looseObject({ countdownSeconds: count, slideSeconds: count }),
  firstDay: z.looseObject({ daysAhead: count, referenceDays: count.optional() }).optional(),
  validityDays: count.optional(),
  compulsoryClass: nameOf<NonNullable<LineFacts['compulsoryClass']>>().optional(),
  pair: nameOf<LineFacts['id']>().optional(),
  crossOffers: z.boolean(),
  offerList,
  noOffer: z.looseObject({ message: z.string().optional(), withPair: words, age: words }).optional(),
} satisfies Record<keyof LineFacts, z.ZodType>;

export const lineFactsSchema = z.looseObject(fields) satisfies z.ZodType<LineFacts>;

/** Null for what does not fit. */
export const readLineFacts = (line: unknown): LineFacts | null => lineFactsSchema.safeParse(line).data ?? null;
