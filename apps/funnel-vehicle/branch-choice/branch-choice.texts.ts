export const branchChoiceTexts = {
  title: 'Hangi sigorta için teklif alalım?',
  lead: 'Birini seçin; bilgilerinizi bir kez sorarız.',
  resume: 'Başka cihazda başladığınız teklife devam edin',
} as const;
