import { formatLira } from '@emsal/platform/formats/money';
import { homeDiscounts, rebuildingCost } from '@emsal/tariffs/home/home-figures';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { homeFacts } from './facts';
import prices from './landing-prices.json';

const lira = (whole: number) => formatLira(whole * 100);

export const landing: Landing = {
  facts: homeFacts,
  title: 'Konut sigortası fiyatları ve teklifleri',
  description:
    'Eviniz ve eşyanız için konut sigortası tekliflerini kıyaslayın. Bina, eşya, cam ve elektronik bedellerini siz seçin, poliçenizi internetten alın.',
  heading: ['Evinizde ne varsa,', 'bedeli kadar güvende.'],
  lead: 'Yangın, su, hırsızlık ve komşuya verilen zarar tek poliçede. Bedelleri evin kesiti üzerinde ayarlayın, şirketlerin fiyatını yan yana görün.',
  points: [
    'Adres kodunuz varsa konut bilgilerini biz doldururuz',
    'Bina ve eşya için önerilen bedelle başlarsınız',
    'DASK’ı olan konuta {{dask-indirimi}} indirim',
  ],
  formTitle: 'Konut teklifi alın',
  prices,
  estimate: 'home',
  teaser: { title: 'Konut sigortası fiyatları', caption: '100 m², betonarme, İstanbul' },
  steps: [
    { title: 'Adresi bulun', text: '10 haneli adres kodunu yazın ya da ilden dairenize kadar seçin.' },
    {
      title: 'Bedelleri ayarlayın',
      text: 'Bina, eşya, cam, elektronik ve değerli eşya: önerimizi değiştirin ya da kabul edin.',
    },
    { title: 'Kıyaslayıp alın', text: 'Teminat ve fiyatları yan yana görün, seçtiğiniz poliçe e-postanıza gelsin.' },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Her poliçede bulunanlar, şirketten şirkete değişenler ve ekleyebilecekleriniz.',
    items: [
      {
        title: 'Her poliçede',
        text: 'Yangın, yıldırım, infilak, hırsızlık, dahili su, sel ve su baskını; yılda dört kez çilingir ve tesisat yardımı.',
        limits: [{ label: 'Dahili su muafiyeti', amount: '{{su-muafiyeti}}' }],
      },
      {
        title: 'Şirkete göre',
        text: 'Bazı şirketlerde dahil, bazılarında ek primle alınır.',
        points: ['Cam kırılması', 'Komşuluk sorumluluğu: suyunuz alt kata akarsa', 'Kira kaybı', 'Elektronik cihaz'],
        limits: [{ label: 'Komşuluk sorumluluğu', amount: '{{komsuluk}}' }],
      },
      {
        title: 'Deprem',
        text: 'Deprem ek teminattır: binanın DASK’ı aşan zararını ve eşyanızı öder. Zararın %20’si ve %2 muafiyet sizde kalır.',
        points: ['DASK’ın yerine geçmez', '5,0’dan büyük yerel depremden sonra 15 gün beklenir'],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Bakımsızlıktan doğan ve zamanla oluşan zararlar kapsam dışıdır.',
        points: [
          'Arsa',
          'Kapı ya da pencere zorlanmadan çalınan eşya',
          'Para ve kıymetli evrakta poliçe limitini aşan kısım',
        ],
      },
    ],
  },
  medians: {
    title: 'Konut sigortası fiyatları',
    intro: 'Betonarme, 2007–2019 yapımı, üçüncü kat, DASK’ı olan konut; önerilen bedellerle, deprem teminatı olmadan.',
    rowHeading: 'Konut',
    heads: {
      'area-100': '100 m², İstanbul',
      'area-70': '70 m², İstanbul',
      'area-150': '150 m², İstanbul',
      tenant: '85 m², kiracı, İstanbul',
      izmir: '100 m², İzmir',
      konya: '100 m², Konya',
    },
  },
  questions: [
    {
      question: 'Konut sigortası zorunlu mu?',
      answer:
        'Hayır. Zorunlu olan DASK’tır; o da yalnızca depremin binaya verdiği zararı öder. Konut kredisinde banka konut sigortası isteyebilir.',
    },
    {
      question: 'Kiracıyım, ne sigortalatırım?',
      answer:
        'Eşyanızı. Bina bedeli sorulmaz; hırsızlık, yangın, su ve komşuya verdiğiniz zarar eşya bedelinizle korunur.',
    },
    {
      question: 'Bina bedelini nasıl seçmeliyim?',
      answer:
        'Evinizin satış fiyatını değil, yeniden yapım bedelini yazın; arsa dahil değildir. Metrekaresi {{metrekare}}’den hesapladığımız öneriyle başlarsınız. Bedel düşük kalırsa hasar da o oranda ödenir.',
    },
    {
      question: 'Depremi öder mi?',
      answer:
        'Yalnızca deprem teminatını eklerseniz. Bu teminat, DASK’ın üst sınırını aşan bina zararını ve eşyanızı öder.',
    },
    {
      question: 'Yazlığım için teklif alabilir miyim?',
      answer: 'Evet. Yazlık kullanım fiyatı artırır ve bazı şirketler uzun süre boş kalan konutlara teklif vermez.',
    },
    {
      question: 'Hasar olunca ne yapmalıyım?',
      answer: 'Zararın büyümesini önleyin, fotoğraf çekin ve beş iş günü içinde sigortacınıza bildirin.',
    },
  ],
  reading: ['dask', 'waterDamage', 'housing', 'phone'],
  amounts: {
    'dask-indirimi': `%${homeDiscounts.value.daskInForce}`,
    'su-muafiyeti': lira(2_000),
    komsuluk: lira(500_000),
    metrekare: lira(rebuildingCost.value.concrete),
  },
};
