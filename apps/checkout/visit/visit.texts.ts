export const visitTexts = {
  startAgain: 'Yeniden teklif alın',
} as const;
