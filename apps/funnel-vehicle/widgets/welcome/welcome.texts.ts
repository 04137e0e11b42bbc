export const welcomeTexts = {
  byHand: 'Bilgileri elle gireceğim',
  byHandHint: 'Kimlik numarası, telefon ve plaka yeter; gerisini biz buluruz.',
} as const;
