export const entryMessages = {
  choose: 'Bir seçenek seçin',
  tooLong: 'Daha kısa yazın',
  tooYoung: '18 yaşını doldurmuş olmanız gerekir',
  conditions: 'Katılmak için koşulları kabul edin',
  agreement: 'Aydınlatma metnini okuduğunuzu işaretleyin',
  assent: 'Katılabilmeniz için verinizin saklanmasına izin verin',
  guardian: 'Başvuruyu velinin onaylaması gerekir',
  childAge: 'Yarışma 5–12 yaş içindir, yaşı seçin',
  file: 'Bir dosya yükleyin',
} as const;
