import { z } from 'zod';

/** As typed; validated by the form's own rules. */
export const typed = z.string().max(20);

/** Another insured person, in the list of a form. */
export const typedPerson = z.object({ identityNo: z.string().max(32), birthDate: typed });
