import type { LineRequirements } from '@emsal/lines/kit/requirement';

export const daskRequirements: LineRequirements = [
  { kind: 'earthquakePolicy', home: 'uavtCode', renewed: 'renewData' },
];
