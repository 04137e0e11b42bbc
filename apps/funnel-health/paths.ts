import type { RemotePath } from '@emsal/platform/remote';

/** No line or page yet, so no path: menus and footers list published paths only. */
export const paths: readonly RemotePath[] = [];
