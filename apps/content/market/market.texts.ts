export const marketTexts = {
  asked: (count: number) => `Trafikte ${count} şirkete aynı anda sorarız.`,
} as const;
