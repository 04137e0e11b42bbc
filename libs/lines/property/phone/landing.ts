import type { Landing } from '@emsal/lines/kit/landing/landing';
import { phoneFacts } from './facts';
import prices from './landing-prices.json';

export const landing: Landing = {
  facts: phoneFacts,
  title: 'Cep telefonu sigortası fiyatları',
  description:
    'Ekran kırılması, sıvı teması ve hırsızlığa karşı cep telefonu sigortası tekliflerini kıyaslayın. Marka, model ve IMEI ile poliçenizi internetten alın.',
  heading: ['Ekran kırılır,', 'telefonunuz sigortalı kalır.'],
  lead: 'Tam paket ekranı, sıvı temasını, zorla hırsızlığı ve tam hasarı öder. Yalnızca ekranı da sigortalatabilirsiniz.',
  points: ['Dört soru: marka, model, IMEI, garanti', 'Ekran onarımı yılda iki kez', '36 aya kadar telefonlar için'],
  formTitle: 'Telefon teklifi alın',
  prices,
  estimate: 'phone',
  teaser: { title: 'Cep telefonu sigortası fiyatları', caption: 'iPhone 15 128 GB, tam paket' },
  steps: [
    { title: 'Modeli seçin', text: 'Marka ve model listeden; IMEI’yi *#06# tuşlayınca telefon gösterir.' },
    { title: 'Fiyatları görün', text: 'Muafiyeti, bekleme süresini ve teminatları yan yana kıyaslayın.' },
    { title: 'Satın alın', text: 'Poliçe ödemenin ardından e-postanıza gelir, ertesi gün başlar.' },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Ekran her pakette var; kalanı tam pakette.',
    items: [
      {
        title: 'Her pakette',
        text: 'Düşme ya da çarpmayla kırılan ekran, anlaşmalı serviste yılda iki kez değiştirilir.',
        points: ['Muafiyet uygulanmaz', 'Bir şirkette yılda bir kez'],
      },
      {
        title: 'Tam pakette',
        text: 'Ekranın dışındaki kırılmalar, sıvı teması, zorla hırsızlık ve onarılamayan tam hasar.',
        points: ['Hırsızlıkta polis tutanağı istenir', 'Ödenecek en yüksek tutar telefonun liste değeridir'],
      },
      {
        title: 'Sizde kalan',
        text: 'Hırsızlık ve tam hasarda ikinci el değerin %30’u sizde kalır; bir şirkette %20.',
        points: ['İlk 15 günde hasar ödenmez, bir şirkette 7 gün', 'Yenilemede bekleme süresi yoktur'],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Zamanla oluşan ve sizin dikkatinize bağlı zararlar kapsam dışıdır.',
        points: ['Çizik, pil yorgunluğu', 'Unutma ve kaybetme', 'Fark edilmeyen yankesicilik', 'Kayıt dışı IMEI'],
      },
    ],
  },
  medians: {
    title: 'Telefon sigortası fiyatları',
    intro: 'Ocak 2026’da sıfır alınmış telefonlar için tam paket.',
    rowHeading: 'Telefon',
    heads: {
      'value-48': 'iPhone 15 128 GB',
      'value-48-no-warranty': 'iPhone 15 128 GB, garantisi bitmiş',
      'value-18': 'Galaxy A35 128 GB',
      'value-60': 'Galaxy S25 256 GB',
      'value-92': 'iPhone 16 Pro Max 256 GB',
    },
  },
  questions: [
    {
      question: 'IMEI numarasını nereden bulurum?',
      answer:
        'Arama ekranında *#06# tuşlayın; 15 rakam ekranda çıkar. Kutusunda ve Ayarlar’daki “Hakkında” sayfasında da yazar. İki IMEI görürseniz birincisini yazın.',
    },
    {
      question: 'Kırık telefonu sigortalatabilir miyim?',
      answer:
        'Hayır. Poliçe başlamadan önceki hasar ödenmez; şirket hasarda telefonun önceki fotoğraflarını isteyebilir.',
    },
    {
      question: 'İkinci el ya da yenilenmiş telefona yapılır mı?',
      answer:
        'Çoğu şirket yapar. Bir şirket ikinci el, iki şirket yenilenmiş telefona teklif vermez; listede nedenini görürsünüz.',
    },
    {
      question: 'Garantisi bitmiş telefon sigortalanır mı?',
      answer: 'Evet, 36 ayı geçmediyse. Fiyat %15 artar ve bir şirket garantisi biten telefona teklif vermez.',
    },
    {
      question: 'Telefonumu kaybedersem öder mi?',
      answer:
        'Hayır. Yalnızca zorla hırsızlık ödenir: kapkaç, gasp ya da kapı veya pencere zorlanarak girilmesi. Polis tutanağı gerekir.',
    },
    {
      question: 'Ekran kırılınca ne yapmalıyım?',
      answer:
        'Telefonu kullanmayı bırakın ve sigortacınıza bildirin; sizi anlaşmalı servise yönlendirir. Başka serviste yapılan onarım ödenmeyebilir.',
    },
  ],
  reading: ['home', 'phoneCovers', 'housing'],
};
