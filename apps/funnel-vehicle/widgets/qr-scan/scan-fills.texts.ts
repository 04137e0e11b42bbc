export const scanFillsTexts = {
  owner: 'kimlik, plaka ve belge numarası birden dolar',
  buyer: 'aracın plakası kendiliğinden dolar',
} as const;
