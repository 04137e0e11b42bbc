/** Information notice, explicit consent and marketing permission of a visit (funnel 7.1, decision 079). */
import { z } from 'zod';
import { command } from '../../call';
import { contactTypes } from '../../permission-channels';
import { ofVisit, sampleId, visitId } from '../shapes';

const sampleVisit = { visitId: sampleId };

const announcement = z.object({
  value: z.string().max(254),
  type: z.literal(Object.values(contactTypes)),
  isPermission: z.boolean(),
  /** Which words stood beside the box; absent from pages of earlier versions. */
  textVersion: z.string().min(1).max(40).optional(),
});

export const consentCalls = {
  'POST quoterequestapi/sharedstep/getkvkkstatus': command({
    who: 'visit',
    summary: 'Whether the information notice was shown in this visit.',
    input: ofVisit,
    output: z.object({ isShown: z.boolean(), textVersion: z.string().nullable() }),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/setkvkkstatus': command({
    who: 'visit',
    summary: 'Records that the information notice was shown: text version, time, channel.',
    input: z.object({
      visitId,
      textVersion: z.string().min(1).max(40),
      channel: z.enum(['web', 'app']).default('web'),
    }),
    output: z.null(),
    sample: { ...sampleVisit, textVersion: 'kvkk-2026-11' },
  }),
  'POST quoterequestapi/sharedstep/savehealthconsent': command({
    who: 'visit',
    summary: 'Extension: records the explicit consent to the use of health data, or its withdrawal.',
    input: z.object({ visitId, isGiven: z.boolean(), textVersion: z.string().min(1).max(40) }),
    output: z.null(),
    sample: { ...sampleVisit, isGiven: true, textVersion: 'saglik-riza-2026-11' },
  }),
  'POST quoterequestapi/sharedstep/checkannouncementpermission': command({
    who: 'visit',
    summary: 'Whether marketing permission was given in this visit.',
    input: ofVisit,
    output: z.object({ isPermission: z.boolean() }),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/saveannouncementpermission': command({
    who: 'visit',
    summary: 'Marketing permission of this visit: one row of the consent log.',
    input: ofVisit.extend(announcement.shape),
    output: z.null(),
    sample: { ...sampleVisit, value: '5321234567', type: 0, isPermission: true, textVersion: 'duyuru-2026-11' },
  }),
  'POST quoterequestapi/sharedstep/orderrenewalreminder': command({
    who: 'visit',
    summary: 'Extension: orders an SMS before the end of the running policy that cannot be renewed yet.',
    input: ofVisit.extend({ textVersion: z.string().min(1).max(40) }),
    output: z.null(),
    sample: { ...sampleVisit, textVersion: 'hatirlatma-2026-11' },
  }),
};
