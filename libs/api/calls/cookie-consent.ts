/** Cookie consent, an extension of the specification's panel (member 2, footer). */
import { cookiePurposes } from '@emsal/platform/consent/cookie-consent';
import { z } from 'zod';
import { command } from '../call';

const purposes = z.array(z.enum(cookiePurposes)).max(cookiePurposes.length);

export const cookieConsentCalls = {
  'POST consent/savecookies': command({
    who: 'visitor',
    summary: 'Adds the allowed purposes to the consent log and sets a readable cookie. An empty list refuses all.',
    input: z.object({ textVersion: z.string().min(1).max(40), purposes }),
    output: z.null(),
    sample: { textVersion: 'cerez-2026-11', purposes: ['measurement'] },
  }),
  'POST consent/getcookies': command({
    who: 'visitor',
    summary: 'The visitor’s last choice with text version and time; null before the first one.',
    input: z.object({}),
    output: z.object({ textVersion: z.string(), purposes, at: z.iso.datetime() }).nullable(),
    sample: {},
  }),
};
