/** Visitor tokens (member 4, 7 auth). */
import { z } from 'zod';
import { command } from '../call';

export const tokenCalls = {
  'POST token/create': command({
    who: 'anyone',
    summary: 'Creates a visitor: the readable token is the result and a cookie; its secret half is an HttpOnly cookie.',
    input: z.object({
      ApplicationKey: z.string().min(1).max(100),
      EmployeeID: z.literal(156),
      CustomerID: z.literal(0),
    }),
    output: z.string(),
    sample: { ApplicationKey: 'web', EmployeeID: 156, CustomerID: 0 },
  }),
  'POST token/check': command({
    who: 'anyone',
    summary: 'Whether a token with its secret cookie is still valid.',
    input: z.object({ token: z.string().max(200) }),
    output: z.boolean(),
    sample: { token: 'a'.repeat(43) },
  }),
  'POST token/encrypted': command({
    who: 'visitor',
    summary: 'A sealed form of the visitor for a partner or the native wrapper; expires with the session.',
    input: z.object({}),
    output: z.string(),
    sample: {},
  }),
};
