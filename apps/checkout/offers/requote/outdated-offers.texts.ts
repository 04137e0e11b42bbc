export const outdatedTexts = {
  title: 'Güncel fiyatları alın',
  reasons: {
    over: 'Aşağıdaki fiyatlar artık geçerli değil. Bilgileriniz duruyor; şirketlere yeniden sormamız yeter.',
    changed: 'Aşağıdaki fiyatlar, bilgilerinizi değiştirmeden önce alındı. Yeni bilgilerinizle yeniden soralım.',
    incomplete:
      'Aşağıdaki fiyatlar, bilgilerinizi değiştirmeden önce alındı. Formu tamamlayın, yeni bilgilerinizle yeniden soralım.',
  },
  fillIn: 'Formu tamamla',
} as const;
