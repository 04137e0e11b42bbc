import type { KeptData } from '@emsal/api/calls/customer-account/privacy';

const yearDays = 365;
const years = (days: number): string => `${days / yearDays} yıl`;

interface KeptWords {
  what: string;
  why: string;
  until: (days: number) => string;
}

const kept: Readonly<Record<KeptData['kind'], KeptWords>> = {
  account: {
    what: 'Hesabınız',
    why: 'Adınız, telefonlarınız, geçiş anahtarlarınız, e-postanız ve kendi eklediğiniz poliçeler. Hesabınızı yürütmek için.',
    until: () => 'Hesabınızı silene kadar',
  },
  sale: {
    what: 'Buradan aldığınız poliçeler ve ödemeleri',
    why: 'Türk Ticaret Kanunu madde 82 ve Türk Borçlar Kanunu madde 146 gereği.',
    until: years,
  },
  unsoldVisit: {
    what: 'Poliçeye dönüşmeyen teklifler',
    why: 'Formu yeniden doldurmadan tekliflerinize dönebilmeniz için.',
    until: years,
  },
  consent: {
    what: 'İletişim izinlerinizin kaydı',
    why: 'İzni verdiğinizi ya da kaldırdığınızı kanıtlamak için.',
    until: (days) => `İzin bittikten sonra en az ${years(days)}`,
  },
  entry: {
    what: 'Kampanya formları ve yüklediğiniz belgeler',
    why: 'Kampanyayı ya da başvurunuzu sonuçlandırmak için.',
    until: years,
  },
  review: { what: 'Poliçe yorumlarınız', why: 'Başka alıcılara yol göstermesi için.', until: years },
  looks: {
    what: 'Bizden kimin baktığının kaydı',
    why: '6698 sayılı Kanun madde 12 gereği: verilerinize kimin baktığını kanıtlamak için.',
    until: () => 'Silinmez, sonradan değiştirilemez',
  },
  security: {
    what: 'Giriş kodları ve oturumlar',
    why: 'Hesabınıza kimin girdiğini gösterebilmek için.',
    until: years,
  },
};

export const privacyTexts = {
  title: 'Gizlilik',
  disclosures: {
    title: 'Kimlik numaranız kime gitti?',
    lead: 'Teklif alırken sorduğumuz her sigorta şirketi kimlik numaranızı görür.',
    none: 'Bu hesapla henüz teklif almadınız.',
    offer: (line: string) => `${line} teklifi`,
    when: (insured: string, day: string, time: string) => [insured, `${day}, ${time}`].filter(Boolean).join(' · '),
    firms: 'Şirketleri gör',
    assistant: (day: string, time: string) =>
      `Yapay zekâ asistanınız teklifleri gördü, kimlik numaranızı görmedi. Son okuma: ${day}, ${time}.`,
  },
  looks: {
    title: 'Bizden kim baktı?',
    lead: 'Taleplerinizi ve danışmanlık başvurularınızı açan çalışanlarımız. Adları değil, görevleri yazar.',
    none: 'Hesabınızdaki bir talebi ya da danışmanlık başvurusunu henüz açan olmadı.',
    when: (day: string, time: string) => `${day}, ${time}`,
  },
  older: 'Daha eskiler',
  kept: { title: 'Neyi, neden, ne kadar saklıyoruz?', words: (kind: KeptData['kind']) => kept[kind] },
  permissions: {
    title: 'Kampanya izinleri',
    lead: 'SMS, e-posta ve telefon izinlerinizi istediğiniz an açıp kapatabilirsiniz.',
    link: 'İzinleri yönet',
  },
  yours: {
    title: 'Verileriniz sizin',
    export: 'Verilerimi indir',
    exportText:
      'Poliçeleriniz, teklifleriniz, izinleriniz ve talepleriniz: biri okumanız, biri başka programlar için iki dosya.',
    delete: 'Hesabımı sil',
    deleteText: 'Neyin silineceğini, neyin kalacağını önce gösteririz.',
    deleteLink: 'Neler silinir?',
  },
  exporting: {
    prepare: 'Dosyayı hazırla',
    label: 'Verilerimi indir',
    submit: 'Dosyaları hazırla',
    ready: 'Dosyalarınız hazır',
    readyText: 'Dosyalar bizde saklanmaz. Bu sayfadan ayrılırsanız yeniden hazırlarsınız.',
    files: { 'application/pdf': 'PDF dosyasını indir', 'application/json': 'JSON dosyasını indir' },
  },
  deletion: {
    title: 'Hesabımı sil',
    heading: 'Hesabınızı silersek',
    deleted: 'Silinir',
    kept: 'Kalır',
    account: 'Adınız, telefonlarınız, geçiş anahtarlarınız, e-postanız ve bütün oturumlarınız',
    permissions: 'Kampanya izinleriniz; kaldırıldığı kaydedilir',
    external: (count: number) => `Başka yerden eklediğiniz ${count} poliçe`,
    coupons: (count: number) => `Kullanmadığınız ${count} kupon`,
    help: (count: number) => `Poliçeyle ilgisi olmayan ${count} yardım talebiniz: yanıtlanmadan kapanır`,
    invitations: 'Davet bağlantınız ve davetten kazandığınız çekler',
    offers: 'Kayıtlı teklifleriniz, en geç ertesi gün',
    policies: (count: number, days: number) =>
      `Buradan aldığınız ${count} poliçenin ve ödemesinin kaydı: kanun gereği ${years(days)}`,
    running: (count: number) =>
      `Süren ${count} poliçeniz: sigorta şirketinde geçerliliğini korur, hesabı silmek poliçeyi iptal etmez`,
    requests: (count: number) =>
      `Süren ${count} başvurunuz: sonuçlanana kadar işlemi sürer. İptali kimliğiniz ve poliçeyi alırken verdiğiniz telefonla izlersiniz`,
    refund: (amount: string, needsBankAccount: boolean) =>
      needsBankAccount
        ? `${amount} iadeniz: kartınız kabul etmedi. IBAN’ınızı hesap silindikten sonra da yazabilirsiniz`
        : `${amount} iadeniz: kartınıza ödenir, hesap gerekmez`,
    watches: (count: number) => `Süren ${count} fiyat takibiniz: bir daha sorulmaz`,
    consents: 'İzin kayıtlarınız: kanıt olarak',
    again:
      'Aynı kimlik ve telefonla yeniden üye olursanız yeni bir hesap açılır. Kanun gereği sakladığımız poliçeler orada da görünür.',
    first: 'Önce',
    download: 'verilerinizi indirebilirsiniz',
    paymentRunning: 'Süren bir ödemeniz var. Sonuçlanınca hesabınızı silebilirsiniz.',
    label: 'Hesabımı sil',
    submit: 'Hesabımı kalıcı olarak sil',
    keep: 'Vazgeç',
  },
  gone: {
    title: 'Hesabınız silindi',
    text: 'Bütün cihazlarda oturumunuz kapandı, kampanya izinleriniz kaldırıldı. Hesabınızdaki telefonlara bir de SMS gönderiyoruz.',
    policies:
      'Poliçeleriniz sigorta şirketlerinde geçerliliğini korur. PDF, iptal ve iade için kimlik numaranız ve poliçeyi alırken verdiğiniz telefon yeter.',
    home: 'Ana sayfaya dön',
  },
} as const;
