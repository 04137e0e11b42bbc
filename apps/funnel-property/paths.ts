import type { RemotePath } from '@emsal/platform/remote';

/** This remote has no pages yet, so it publishes no path; menus and footers link only to published paths. */
export const paths: readonly RemotePath[] = [];
