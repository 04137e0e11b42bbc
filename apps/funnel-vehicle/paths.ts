import { passportPath } from '@emsal/lines/facts/passport-path';
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { RemotePath } from '@emsal/platform/remote';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';

const slugs = vehicleLines.map(({ id }) => lineAddresses[id].slug);

export const paths: readonly RemotePath[] = [
  { pattern: '/:branch/form/*', params: { branch: slugs }, rank: 20, page: 'journey' },
  { pattern: '/form', rank: 20, page: 'journey', settled: true },
  { pattern: passportPath, rank: 20, page: 'journey', settled: true },
];
