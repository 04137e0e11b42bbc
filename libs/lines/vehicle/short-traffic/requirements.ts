import type { LineRequirements } from '@emsal/lines/kit/requirement';

export const shortTrafficRequirements: LineRequirements = [
  { kind: 'upload', purpose: 'authorityCertificate', missing: 'certificateMissing' },
];
