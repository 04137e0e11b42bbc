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
  declaration: (phone: string) =>
    `Adım soyadım ve kimlik numaram aşağıdadır. Eski telefonuma ulaşamıyorum. ${phone} numaralı telefonun hesabıma eklenmesini istiyorum. Ad soyad, kimlik numarası, tarih, imza.`,
  file: 'İmzalı beyanın fotoğrafı',
  submit: 'Beyanı gönder',
  sent: {
    title: 'Beyanınızı aldık',
    text: 'Bir iş günü içinde bakarız. Telefonunuz eklenince size SMS gelir; sonra bu numarayla giriş yapabilirsiniz.',
  },
} as const;
