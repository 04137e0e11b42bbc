export const adviserTexts = {
  reason: 'Özel sağlık sigortasını danışmanlarımız hazırlar; sizi arayalım.',
  people: 'Kişiler',
  person: (who: string, age: number) => `${who} (${age})`,
  network: 'Hastane ağı',
  covers: 'Teminatlar',
  inpatient: 'Yatarak tedavi',
  outpatient: 'ayakta tedavi',
  maternity: 'doğum',
  abroad: 'yurt dışı',
} as const;
