export const declarationTexts = {
  title: 'Eski telefonunuz elinizde değilse',
  lead: 'Yeni numaranızı hesabınıza imzalı bir beyanla ekleriz. Beyanı bir çalışanımız inceler; o bakmadan hesap açılmaz.',
  steps: 'Nasıl olur?',
  points: [
    'Yeni numaranızla giriş yapıp gelen kodu girin.',
    'Beyanı bir kâğıda yazın, imzalayın, fotoğrafını yükleyin.',
    'Bir iş günü içinde bakarız. Hesabınızdaki bütün telefonlara SMS ile haber veririz.',
  ],
  signIn: 'Yeni numaramla giriş yap',
  signOut: 'Çıkış yap ve yeni numaramla gir',
  words: 'Beyana şunu yazın',
  declaration:
    'Ben (adınız soyadınız), kimlik numaram (numaranız). Eski telefonuma ulaşamıyorum. (Yeni telefon numaranız) numaralı telefonun hesabıma eklenmesini istiyorum. (Tarih ve imza)',
  blanks: (phone: string) =>
    `Parantezlerin yerine kendi bilgilerinizi yazın. Yeni numaranız, kodunu girdiğiniz ${phone}.`,
  file: 'İmzalı beyanın fotoğrafı',
  submit: 'Beyanı gönder',
  sent: {
    title: 'Beyanınızı aldık',
    text: 'Bir iş günü içinde bakarız. Sonucu bu numaraya SMS ile bildiririz; telefonunuz eklenince bu numarayla giriş yapabilirsiniz.',
  },
} as const;
