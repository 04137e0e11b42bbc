export const answerStripTexts = {
  offered: (count: number) => `${count} teklif verdi`,
  declined: (count: number) => `${count} şirket teklif vermedi`,
  timedOut: (count: number) => `${count} süresinde yanıtlamadı`,
  asked: (count: number) => `${count} yanıt bekleniyor`,
} as const;
