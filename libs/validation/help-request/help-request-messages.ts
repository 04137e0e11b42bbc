export const helpRequestMessages = {
  category: 'Talebinizin türünü seçin',
  subject: 'Konuyu seçin',
  details: 'Ne olduğunu birkaç sözcükle yazın',
  tooLong: 'Daha kısa yazın',
  answerBy: 'Size nasıl dönelim, seçin',
} as const;
