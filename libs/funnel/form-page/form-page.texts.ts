export const formPageTexts = {
  notStoredYet:
    'Bağlantı kurulamıyor. Yanıtlarınız bu sayfada duruyor; devam edebilirsiniz, bağlantı gelince kendiliğinden kaydedilir.',
} as const;
