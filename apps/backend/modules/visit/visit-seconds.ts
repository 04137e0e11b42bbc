import { visitDays } from '@emsal/api/visit-days';

export const visitSeconds = visitDays * 24 * 3600;
