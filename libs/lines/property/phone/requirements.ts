import type { LineRequirements } from '@emsal/lines/kit/question/requirement';

export const phoneRequirements: LineRequirements = [{ kind: 'insurableDevice', imei: 'phoneImeiNo' }];
