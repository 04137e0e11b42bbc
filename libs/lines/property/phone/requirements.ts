import type { LineRequirements } from '@emsal/lines/kit/requirement';

export const phoneRequirements: LineRequirements = [{ kind: 'insurableDevice', imei: 'phoneImeiNo' }];
