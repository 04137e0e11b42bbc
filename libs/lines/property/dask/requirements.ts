import type { LineRequirements } from '@emsal/lines/kit/question/requirement';

export const daskRequirements: LineRequirements = [
  { kind: 'earthquakePolicy', home: 'uavtCode', renewed: 'renewData' },
];
