import type { z } from 'zod';
import type { campaignKind } from './campaigns';

/** As every list, dialog and document names a campaign. */
export const campaignNames: Readonly<Record<z.output<typeof campaignKind>, string>> = {
  job: 'Meslek indirimi',
  child: 'Çocuklu aile indirimi',
  driver: 'Sürücü indirimi',
};

/** The child that a price assumes. @param age completed years */
export const assumedChild = (age: number): string => `${age} yaşında çocuk`;
