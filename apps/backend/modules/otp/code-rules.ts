/** Limits of one-time codes over all purposes (decision 034): those that pages know, and those for a telephone and an identity. */
import { codeLimits } from '@emsal/api/code-limits';

export const codeRules = { ...codeLimits, perHour: 5, perDay: 10 } as const;
