import type { OutputOf } from '@emsal/api/calls/table';

export type Channel = OutputOf<'POST selfservice/formData/checkAnnouncementPermission'>[number];

/** Where other pages link to. */
export const permissionsId = 'izinler';
