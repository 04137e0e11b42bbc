/** The customer's announcement permissions, by channel and without a visit (decision 350). */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { contactTypes, electronicConsentVersion } from '../../permission-channels';
import { instant } from '../shapes';

const type = z.literal(Object.values(contactTypes));

/** Where a permission was given or taken back. */
export const permissionSources = ['account', 'purchase', 'form', 'desk'] as const;

export const accountPermissionCalls = {
  'POST selfservice/formData/checkAnnouncementPermission': lookup({
    who: 'customer',
    summary: 'The announcement permission of each channel, with its history, newest first.',
    input: z.object({}),
    output: z.array(
      z.object({
        type,
        isPermission: z.boolean(),
        history: z.array(
          z.object({
            at: instant,
            isGiven: z.boolean(),
            source: z.enum(permissionSources),
            textVersion: z.string().nullable(),
          }),
        ),
      }),
    ),
    sample: {},
  }),
  'POST selfservice/formData/saveAnnouncementPermission': command({
    who: 'customer',
    summary:
      'Gives or takes back the permission of one channel; giving needs the text of the electronic consent, or is refused with consentNeeded.',
    input: z.object({
      type,
      isPermission: z.boolean(),
      textVersion: z.string().min(1).max(40).optional().describe('of the electronic consent that was agreed to'),
    }),
    output: z.null(),
    sample: { type: contactTypes.email, isPermission: true, textVersion: electronicConsentVersion },
    weight: 2,
  }),
};
