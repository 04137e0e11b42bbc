export const deviceNames = {
  androidPhone: 'Android telefon',
  androidTablet: 'Android tablet',
  windows: 'Windows bilgisayar',
  linux: 'Linux bilgisayar',
  unknown: 'Cihazım',
} as const;

export const passkeyTexts = {
  signIn: 'Geçiş anahtarıyla gir',
  stopped: {
    notSignedIn: 'Geçiş anahtarıyla giriş tamamlanmadı. Numaralarınızı yazıp kodla girebilirsiniz.',
    notCreated: 'Geçiş anahtarı oluşturulmadı. Dilerseniz yeniden deneyin; kodla girmeye devam edebilirsiniz.',
    known: 'Bu cihazda hesabınız için zaten bir geçiş anahtarı var.',
  },
  offer: {
    title: 'Geçiş anahtarı',
    heading: 'Bir dahaki sefere kod beklemeyin',
    lead: 'Cihazınızın kilidini nasıl açıyorsanız hesabınıza da öyle girin.',
    facts: [
      'Yüzünüz ya da parmak iziniz cihazınızdan çıkmaz',
      'Sahte siteler bu anahtarı kullanamaz',
      'Dilediğiniz zaman yine kodla girebilirsiniz',
    ],
    create: 'Geçiş anahtarı oluştur',
    later: 'Şimdi değil',
  },
  list: {
    title: 'Geçiş anahtarları',
    lead: 'Cihazınızın ekran kilidiyle, kod beklemeden girersiniz. Kodla giriş de her zaman açık kalır.',
    add: 'Anahtar ekle',
    added: (day: string) => `${day} tarihinde eklendi`,
    used: (day: string) => `Son giriş: ${day}`,
    unused: 'Bununla henüz giriş yapılmadı',
    edit: 'Düzenle',
    editOne: (name: string) => `Düzenle: ${name}`,
    isAdded: 'Geçiş anahtarınız hazır. Bir dahaki girişte kod beklemezsiniz.',
    code: 'Önce sizi tanıyalım: anahtar eklemek için telefonunuza gelen kodu girin.',
    codeLabel: 'Geçiş anahtarı için kod',
    codeSubmit: 'Anahtarı ekle',
  },
  edit: {
    title: 'Geçiş anahtarı',
    form: 'Adı değiştir',
    label: 'Anahtarın adı',
    hint: 'Hangi cihaz olduğunu hatırlatsın: “Elif’in telefonu” gibi',
    submit: 'Adı kaydet',
    nameMissing: 'Anahtara bir ad verin',
    nameLong: 'En çok 60 karakter yazın',
    remove: 'Anahtarı kaldır',
    removal:
      'Bu anahtarla artık hesabınıza girilemez; onunla açılmış öbür oturumlar da kapanır. Kodla girmeye devam edersiniz. Cihazın parola ayarlarında kalan kaydı oradan silebilirsiniz.',
    confirm: 'Evet, kaldır',
    keep: 'Vazgeç',
  },
} as const;
