export const keptListTexts = {
  kept: (offers: number, name: string) => `${offers} ${name} teklifi bu cihazda saklı.`,
  until: (date: string, time: string) => `Geçerlilik sonu: ${date}, ${time}.`,
  open: 'Listeyi açın',
} as const;
