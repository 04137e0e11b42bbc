import type { OutputOf } from '@emsal/api/calls/table';

export type Channel = OutputOf<'POST selfservice/formData/checkAnnouncementPermission'>[number];
