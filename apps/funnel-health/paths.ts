import type { RemotePath } from '@emsal/platform/remote';
import { lines } from './lines';

/** While no line is sold there is no path; menus and footers list published paths only. */
export const paths: readonly RemotePath[] =
  lines.length === 0
    ? []
    : [{ pattern: '/:branch/form/*', params: { branch: lines.map(({ slug }) => slug) }, rank: 20, page: 'journey' }];
