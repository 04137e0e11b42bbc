import type { LineRequirements } from '@emsal/lines/kit/question/requirement';

export const greenCardRequirements: LineRequirements = [
  { kind: 'trafficPolicy', on: { start: 'travelStartDate', end: 'travelEndDate' } },
];
