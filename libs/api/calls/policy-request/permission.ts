/** Marketing permission at checkout: one unticked box per channel (domain 7). */
import { z } from 'zod';
import { command } from '../../call';
import type { PermissionChannel } from '../../permission-channels';
import { ofVisit } from '../shapes';
import { sampleVisit } from './shapes';

const permissionChannel = z.enum(['sms', 'call', 'email'] satisfies PermissionChannel[]);

export const permissionCalls = {
  'POST policyrequest/CheckAnnouncementPermission': command({
    who: 'visit',
    summary: 'Marketing permission of this visit per channel; none by default.',
    input: ofVisit,
    output: z.record(permissionChannel, z.boolean()),
    sample: sampleVisit,
  }),
  'POST policyrequest/SaveAnnouncementPermission': command({
    who: 'visit',
    summary: 'Adds a row to the consent log per channel.',
    input: ofVisit.extend({
      permissions: z
        .array(z.object({ channel: permissionChannel, isPermission: z.boolean() }))
        .min(1)
        .max(3),
      /** Which words stood beside the boxes; absent from pages of earlier versions. */
      textVersion: z.string().min(1).max(40).optional(),
    }),
    output: z.null(),
    sample: { ...sampleVisit, permissions: [{ channel: 'sms', isPermission: true }], textVersion: 'duyuru-2026-11' },
    idempotent: true,
  }),
};
