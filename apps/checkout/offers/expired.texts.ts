export const expiredTexts = {
  title: 'Güncel fiyatları alın',
  words: 'Aşağıdaki fiyatlar artık geçerli değil. Bilgileriniz duruyor; şirketlere yeniden sormamız yeter.',
} as const;
