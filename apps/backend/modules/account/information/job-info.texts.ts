export const jobInfoTexts = {
  discount: (percent: number) => (percent === 0 ? '' : `En çok %${percent} kasko indirimi`),
} as const;
