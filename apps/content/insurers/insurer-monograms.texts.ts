export const monogramTexts = {
  asked: (count: number) => `Trafikte ${count} şirkete aynı anda sorarız.`,
} as const;
