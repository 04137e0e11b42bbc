export const vehicleFoundTexts = {
  question: 'Aracınız bu mu?',
  insuredUntil: (day: string) => `poliçesi ${day} tarihine kadar`,
  other: 'Başka bir araç',
} as const;
