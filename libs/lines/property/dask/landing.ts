import { formatLira } from '@emsal/platform/formats/money';
import { daskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskAdjustments, daskRenewalDays } from '@emsal/tariffs/dask/dask-figures';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { eDevlet } from '@emsal/lines/kit/wording/non-breaking-names';
import { daskFacts } from './facts';
import prices from './landing-prices.json';

/** The month of the estimate beside the heading. */
const tariff = daskMonth('2026-11')!;
const lira = (whole: number) => formatLira(whole * 100);

export const landing: Landing = {
  facts: daskFacts,
  title: 'DASK sigortası hesaplama ve satın alma',
  description:
    'DASK’ın primi kanunla her şirkette aynı. Adresinizi seçin ya da adres kodunuzu yazın, priminizi hemen görün, poliçenizi internetten alın.',
  heading: ['DASK’ın fiyatı her şirkette aynı.', 'Poliçenizi iki dakikada alın.'],
  lead: 'Zorunlu deprem sigortasının primini devletin tarifesi belirler. Adresinizi bulun, konutunuzun bilgilerini onaylayın, primi ödemeden önce görün.',
  points: [
    'Adres kodunuz varsa konut bilgilerini biz doldururuz',
    'Bitişine {{yenileme-gunu}} gün ya da daha az kalan poliçeyi yenileyene {{yenileme-indirimi}} indirim',
    'Tapu, elektrik ve su aboneliğinde istenen poliçe',
  ],
  formTitle: 'DASK teklifi alın',
  prices,
  estimate: 'dask',
  teaser: { title: 'DASK primi', caption: '100 m², betonarme' },
  steps: [
    { title: 'Adresi bulun', text: '10 haneli adres kodunu yazın ya da ilden dairenize kadar seçin.' },
    { title: 'Konutu onaylayın', text: 'Yapı türü, yapım yılı, kat sayısı ve alan. Prim siz yazarken hesaplanır.' },
    { title: 'Ödeyin', text: 'Poliçe e-postanıza gelir; yenilemede eskisinin bittiği gün başlar.' },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Deprem ve depremin yol açtığı yangın, infilak, dev dalga ve yer kayması.',
    items: [
      {
        title: 'Binanız',
        text: 'Temel, taşıyıcı duvarlar, tavan ve taban, merdiven, asansör, çatı ve bacalar: evin yeniden yapım bedeli, arsa hariç.',
      },
      {
        title: 'Bedel ve muafiyet',
        text: 'Bedel, brüt alanla metrekare fiyatının çarpımıdır ve üst sınırı aşamaz. Her hasarda bedelin %2’sini siz üstlenirsiniz.',
        limits: [
          { label: 'Üst sınır, Kasım 2026', amount: '{{ust-sinir}}' },
          { label: 'Betonarme, metrekare', amount: '{{betonarme-metrekare}}' },
          { label: 'Diğer yapılar, metrekare', amount: '{{diger-metrekare}}' },
        ],
      },
      {
        title: 'Prim nasıl bulunur?',
        text: 'Bedel, risk grubunun oranıyla çarpılır; sonra ekler ve indirimler toplanır.',
        points: [
          '2000’den önce yapılan bina: %10 ek',
          '8 kat ve üstü: %10 ek',
          'En çok 3 kat: {{az-kat-indirimi}} indirim',
          'Süresinde yenileme: {{yenileme-indirimi}} indirim',
        ],
      },
      {
        title: 'Karşılamadıkları',
        text: 'DASK yalnızca binayı ve yalnızca depremde korur.',
        points: ['Eşyanız', 'Enkaz kaldırma, kira kaybı, taşınma', 'Bedeni zararlar', 'Bedelin üst sınırı aşan bölümü'],
      },
    ],
  },
  medians: {
    title: '100 m² için DASK primleri',
    intro:
      'Betonarme, 2007–2019 yapımı, 4–7 katlı binada ilk poliçe. Prim bütün şirketlerde aynıdır; il risk grupları örnektir.',
    rowHeading: 'İl',
    heads: {
      istanbul: 'İstanbul, 1. grup',
      izmir: 'İzmir, 1. grup',
      ankara: 'Ankara, 4. grup',
      antalya: 'Antalya, 4. grup',
      konya: 'Konya, 5. grup',
      kayseri: 'Kayseri, 5. grup',
      karaman: 'Karaman, 7. grup',
    },
  },
  questions: [
    {
      question: 'DASK’ı her yıl yenilemek zorunda mıyım?',
      answer:
        'Evet, poliçe bir yıl geçerlidir. Bitişine {{yenileme-gunu}} gün kala yenileyebilirsiniz; yeni poliçe eskisinin bittiği gün başlar ve {{yenileme-indirimi}} indirim alır.',
    },
    {
      question: 'Kiracıyım, DASK yaptırabilir miyim?',
      answer: 'Primi ödeyebilirsiniz. Poliçe tapu sahibi adına düzenlenir; tapu sahibinin kimlik numarası gerekir.',
    },
    {
      question: 'DASK ile konut sigortası aynı şey mi?',
      answer:
        'Hayır. DASK yalnızca depremin binaya verdiği zararı, üst sınıra kadar öder. Konut sigortası eşyanızı, hırsızlığı, yangını ve su baskınını da kapsar.',
    },
    {
      question: 'Adres kodumu (UAVT) bilmiyorum, ne yapayım?',
      answer: `Eski DASK poliçenizin ilk sayfasında ve ${eDevlet}’teki adres bilgilerinizde yazar. Bulamazsanız adresi ilden dairenize kadar seçin ya da elle yazın.`,
    },
    {
      question: 'Hangi binalara DASK yapılmaz?',
      answer:
        'Kamu binaları, köy yerleşimleri, tamamı iş yeri olan binalar, inşaatı süren ve 27 Aralık 1999’dan sonra izinsiz yapılan binalar kapsam dışındadır. Hasar tespitinde hasarlı çıkan binanın teklifini danışmanımız hazırlar.',
    },
    {
      question: 'Depremden sonra ne yapmalıyım?',
      answer:
        'Güvendeyseniz Alo DASK 125’i arayın ya da internetten ihbar verin. Hasarı fotoğraflayın, poliçenizi yanınızda bulundurun.',
    },
  ],
  reading: ['home', 'daskOrHome', 'housing'],
  amounts: {
    'yenileme-gunu': String(daskRenewalDays.value),
    'yenileme-indirimi': `%${-daskAdjustments.renewedInTime.value}`,
    'az-kat-indirimi': `%${-daskAdjustments.toThreeFloors.value}`,
    'ust-sinir': lira(tariff.cap),
    'betonarme-metrekare': lira(tariff.squareMetre.concrete),
    'diger-metrekare': lira(tariff.squareMetre.other),
  },
};
