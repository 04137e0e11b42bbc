export const applyButtonTexts = {
  apply: 'Danışmana ilet',
  applyFor: (firm: string) => `${firm} teklifini danışmana ilet`,
} as const;
