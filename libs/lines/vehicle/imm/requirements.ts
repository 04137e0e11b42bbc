import type { LineRequirements } from '@emsal/lines/kit/question/requirement';

export const immRequirements: LineRequirements = [{ kind: 'trafficPolicy', on: 'today' }];
