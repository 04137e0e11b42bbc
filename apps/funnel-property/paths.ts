import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { propertyLines } from '@emsal/lines/property/property-lines';
import type { RemotePath } from '@emsal/platform/remote';

const slugs = propertyLines.map(({ id }) => lineAddresses[id].slug);

export const paths: readonly RemotePath[] = [
  { pattern: '/:branch/form/*', params: { branch: slugs }, rank: 20, page: 'journey' },
];
