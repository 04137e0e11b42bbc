/** The requests behind the price table of a line's landing page: the shape of each line's `landing-requests.ts`. */
import type { LineRequest } from '@emsal/lines/kit/question/question';
import type { z } from 'zod';

interface LineSchemas {
  risk: z.ZodType;
  terms: z.ZodType;
}

/** By row, for a policy that begins on the given day; the first row is also the line's teaser. */
export type LandingRequests<Question extends LineSchemas> = Readonly<
  Record<string, (day: string) => LineRequest<z.infer<Question['risk']>, z.infer<Question['terms']>>>
>;
