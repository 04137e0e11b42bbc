import { validSessionHours } from '@emsal/platform/storage/cookie-table';

/** How long a visitor's token and a verification stay valid after their last use (funnel 9). */
export const sessionSeconds = validSessionHours * 3600;
