import type { LineRequirements } from '@emsal/lines/kit/requirement';

export const immRequirements: LineRequirements = [{ kind: 'trafficPolicy', on: 'today' }];
