/** Notice and marketing permission of forms without a visit: they belong to the browser that gave them. */
import { z } from 'zod';
import { command } from '../../call';
import { contactTypes } from '../../permission-channels';

const textVersion = z.string().min(1).max(40);
const identityNo = z.string().regex(/^\d{11}$/);
const contact = z.object({
  value: z.string().max(254).describe('telephone or mail address'),
  type: z.literal(Object.values(contactTypes)),
});
const notice = z.object({ isShown: z.boolean(), textVersion: z.string().nullable() });

const sampleContact = { value: 'elif@ornek.example', type: contactTypes.email };
const sampleIdentity = { identityNo: '10000000146' };

export const formConsentCalls = {
  'POST selfservice/formData/checkFormPermission': command({
    who: 'visitor',
    summary: 'Extension: whether this browser gave marketing permission for this contact.',
    input: contact,
    output: z.object({ isPermission: z.boolean() }),
    sample: sampleContact,
  }),
  'POST selfservice/formData/saveFormPermission': command({
    who: 'visitor',
    summary:
      'Extension: marketing permission for a contact without an account, or its withdrawal: one row of the consent log.',
    input: contact.extend({ isPermission: z.boolean(), textVersion }),
    output: z.null(),
    sample: { ...sampleContact, isPermission: true, textVersion: 'duyuru-2026-11' },
  }),
  'POST selfservice/formData/setkvkkstatus': command({
    who: 'visitor',
    summary:
      'Records that the information notice was shown to the person with this number: text version, time, channel.',
    input: z.object({ identityNo, textVersion, channel: z.enum(['web', 'app']).default('web') }),
    output: z.null(),
    sample: { ...sampleIdentity, textVersion: 'kvkk-2026-11' },
  }),
  'GET selfservice/formData/getKvkkStatus/{identityNo}': command({
    who: 'visitor',
    summary:
      'Whether this browser recorded the information notice for this number; it tells nothing of other browsers.',
    input: z.object({ identityNo }),
    output: notice,
    sample: sampleIdentity,
  }),
  'POST selfservice/formData/getKvkkStatus': command({
    who: 'visitor',
    summary: 'Extension: the same with the number in the body. Our pages use this one: addresses are logged.',
    input: z.object({ identityNo }),
    output: notice,
    sample: sampleIdentity,
  }),
};
