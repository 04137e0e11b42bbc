import type { LineRequirements } from '@emsal/lines/kit/question/requirement';

export const shortTrafficRequirements: LineRequirements = [
  { kind: 'upload', purpose: 'authorityCertificate', missing: 'certificateMissing' },
];
