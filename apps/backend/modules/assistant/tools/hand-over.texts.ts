export const handOverTexts = {
  note: 'Bağlantıyı açın, telefonunuza gelen kodu girin. Teklifleriniz bıraktığınız gibi açılır; seçmek ve satın almak size kalmış.',
} as const;
