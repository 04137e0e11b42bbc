import type { Landing } from '@emsal/lines/kit/landing/landing';
import { formatLira } from '@emsal/platform/formats/money';
import { illnessWaitingDays, petLimits, petOwnShare } from '@emsal/tariffs/pet/pet-figures';
import { petFacts } from './facts';
import prices from './landing-prices.json';

const lira = (whole: number) => formatLira(whole * 100);
const { emergency, illness, liability } = petLimits.value;

export const landing: Landing = {
  facts: petFacts,
  title: 'Evcil hayvan sigortası fiyatları: kedi ve köpek',
  description:
    'Kedi ve köpek sigortası tekliflerini kıyaslayın: acil tedavi, hastalık ve başkasına verilen zarar. Çip numarasıyla poliçenizi internetten alın.',
  heading: ['Veteriner faturası', 'sürpriz olmasın.'],
  lead: 'Evcil hayvan sigortası, kedinizin ya da köpeğinizin kaza ve hastalıkta veteriner giderini, başkasına verdiği zararı karşılar.',
  points: [
    '6 aydan büyük, 10 yaşından küçük kedi ve köpekler',
    'Çip ve kayıt zorunlu',
    'Faturanın bir bölümü sizde kalır',
  ],
  formTitle: 'Evcil hayvan teklifi alın',
  prices,
  teaser: { title: 'Kedi sigortası fiyatları', caption: '3 yaşında sokak kedisi, İzmir' },
  steps: [
    {
      title: 'Çipi kontrol edin',
      text: '15 haneli numara karnede yazar. Kayıt sizin adınıza değilse önce veterinerde değiştirin.',
    },
    {
      title: 'Limiti ve payı kıyaslayın',
      text: 'Yıllık tedavi sınırı kadar, her faturada size kalan yüzde de önemlidir.',
    },
    { title: 'Satın alın', text: 'Poliçe ödemenin ardından e-postanıza gelir, aynı gün başlar.' },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Poliçede yazan teminatı, limit ve pay içinde.',
    items: [
      {
        title: 'Tedavi',
        text: 'Kaza ve zehirlenme gibi acil durumlarda muayene, görüntüleme, ameliyat ve yatış.',
        limits: [
          { label: 'Acil tedavi', amount: '{{acil}}' },
          { label: 'Hastalık', amount: '{{hastalik}}' },
        ],
        points: ['Hastalık bazı şirketlerde dahil, bazılarında ek primle', 'Hastalıkta ilk {{bekleme}} gün ödenmez'],
      },
      {
        title: 'Başkasına zarar',
        text: 'Köpeğiniz birini ısırırsa ya da bir şeyi kırarsa karşı tarafın zararını öder.',
        points: ['{{sorumluluk}} tutarına kadar', 'Bir şirkette yok; köpekte en çok buna ihtiyaç olur'],
      },
      {
        title: 'Kayıp ve bakım',
        text: 'Kayıp ilanı gideri; isteğe bağlı olarak yıllık aşı ve kontrol.',
      },
      {
        title: 'Karşılamadıkları',
        text: 'Bilinen ve planlanan giderler kapsam dışıdır.',
        points: [
          'Poliçeden önce başlayan hastalıklar',
          'Kalıtsal hastalıklar',
          'Kısırlaştırma ve estetik işlemler',
          'Teminat seçilmemişse aşı ve bakım',
        ],
      },
    ],
  },
  medians: {
    title: 'Evcil hayvan sigortası fiyatları',
    intro: 'İzmir’de yaşayan hayvanlar için, bir yıllık prim.',
    rowHeading: 'Hayvan',
    heads: {
      'cat-3': 'Sokak kedisi, 3 yaşında',
      'cat-heavy-2': 'Scottish Fold, 2 yaşında',
      'cat-8': 'Sokak kedisi, 8 yaşında',
      'dog-3': 'Golden Retriever, 3 yaşında',
      'dog-heavy-6': 'Fransız Bulldog, 6 yaşında',
    },
  },
  comparison: {
    title: 'Hangi hayvan sigortalanır?',
    intro: 'Başvurmadan önce dört koşula bakın.',
    caption: 'Başvuru koşulları',
    head: ['Koşul', 'Sigortalanır', 'Sigortalanmaz'],
    rows: [
      ['Yaş', '6 aydan büyük, 10 yaşından küçük', 'Yavru ya da 10 yaşında ve üstü yeni başvuru'],
      ['Kimlik', 'Çipli ve kayıtlı', 'Çipsiz ya da kaydı olmayan'],
      ['Irk', 'Kediler, yasak olmayan köpekler', '5199 sayılı Kanun’da tehlikeli sayılan köpekler'],
      ['Kullanım', 'Evde bakılan hayvanlar', 'Bekçi, av ve iş köpekleri: danışmanımıza sorun'],
    ],
    sources: ['5199 sayılı Hayvanları Koruma Kanunu; çip zorunluluğu: dunya.com, sonmuhur.com, Aralık 2025'],
  },
  questions: [
    {
      question: 'Çip zorunlu mu?',
      answer:
        'Evet. 31 Aralık 2025’ten beri altı aylıktan büyük kedi ve köpeklerde çip ve PETVET kaydı zorunludur. Çipsiz hayvan sigortalanmaz.',
    },
    {
      question: 'Bekleme süresi var mı?',
      answer: 'Hastalıkta {{bekleme}} gün, bir şirkette 30 gündür. Kazada yoktur.',
    },
    {
      question: 'Faturanın tamamı ödenir mi?',
      answer:
        'Hayır. Her faturanın %{{pay}} kadarı size kalır, bir şirkette %10 kadarı; kalanı yıllık sınıra kadar ödenir. Teklifleri kıyaslarken paya da bakın.',
    },
    {
      question: 'Köpeğim birini ısırırsa ne olur?',
      answer:
        'Üçüncü kişilere sorumluluk teminatınız varsa karşı tarafın zararını limite kadar öder. Aşı karnesini ve olay tutanağını saklayın.',
    },
    {
      question: 'Hayvanım 10 yaşını doldurunca poliçe biter mi?',
      answer:
        'Yeni poliçe yapılmaz. Ara vermeden yenilenen poliçelerde uygulama şirkete göre değişir; yenileme koşulunu sorun.',
    },
    {
      question: 'Hasarda hangi belgeler istenir?',
      answer: 'Veteriner faturası, muayene ve tedavi raporu, aşı karnesi. Fatura ve raporu on gün içinde gönderin.',
    },
  ],
  reading: ['home', 'petChip', 'personalAccident', 'travel'],
  amounts: {
    acil: lira(emergency),
    hastalik: lira(illness),
    sorumluluk: lira(liability),
    bekleme: String(illnessWaitingDays.value),
    pay: String(petOwnShare.value),
  },
};
