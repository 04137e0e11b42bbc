export const declarationTexts = {
  person: {
    title: 'Eski telefonunuz elinizde değilse',
    lead: 'Yeni numaranızı hesabınıza imzalı bir beyanla ekleriz. Beyanı bir çalışanımız inceler; o bakmadan hesap açılmaz.',
    points: [
      'Yeni numaranızla giriş yapıp gelen kodu girin.',
      'Beyanı bir kâğıda yazın, imzalayın, fotoğrafını yükleyin.',
      'Bir iş günü içinde bakarız. Hesabınızdaki bütün telefonlara SMS ile haber veririz.',
    ],
    declaration:
      'Ben (adınız soyadınız), kimlik numaram (numaranız). Eski telefonuma ulaşamıyorum. (Yeni telefon numaranız) numaralı telefonun hesabıma eklenmesini istiyorum. (Tarih ve imza)',
  },
  company: {
    title: 'Şirket hesabını imzalı beyanla açın',
    lead: 'Şirketin ilk telefonunu, ya da eskisine ulaşamıyorsanız yenisini, yetkilinin imzaladığı bir beyanla ekleriz. Beyanı bir çalışanımız inceler; o bakmadan hesap açılmaz.',
    points: [
      'Vergi numarası ve telefonunuzla giriş yapıp gelen kodu girin.',
      'Beyanı bir kâğıda yazın; imza yetkilisi imzalasın, fotoğrafını yükleyin.',
      'Bir iş günü içinde bakarız. Hesapta başka telefon varsa onlara da SMS ile haber veririz.',
    ],
    declaration:
      '(Şirketin unvanı), vergi numaramız (numara). (Telefon numaranız) numaralı telefonun şirketimizin hesabına eklenmesini istiyoruz. (Yetkilinin adı soyadı, tarih, kaşe ve imza)',
  },
  steps: 'Nasıl olur?',
  signIn: 'Yeni numaramla giriş yap',
  signOut: 'Çıkış yap ve yeni numaramla gir',
  words: 'Beyana şunu yazın',
  blanks: (phone: string) =>
    `Parantezlerin yerine kendi bilgilerinizi yazın. Yeni numaranız, kodunu girdiğiniz ${phone}.`,
  file: 'İmzalı beyanın fotoğrafı',
  submit: 'Beyanı gönder',
  sent: {
    title: 'Beyanınızı aldık',
    text: 'Bir iş günü içinde bakarız. Sonucu bu numaraya SMS ile bildiririz; telefonunuz eklenince bu numarayla giriş yapabilirsiniz.',
  },
} as const;
