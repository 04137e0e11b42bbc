import type { Landing } from '@emsal/lines/kit/landing/landing';
import { electricVehicleFacts } from './facts';
import prices from './landing-prices.json';

export const landing: Landing = {
  facts: electricVehicleFacts,
  title: 'Elektrikli araç kaskosu teklifleri',
  description:
    'Elektrikli araçta bataryanın, şarj kablosunun ve yolda kalmanın hangi poliçede nasıl yer aldığını görün; kasko tekliflerini yan yana kıyaslayın.',
  heading: ['Elektrikli araç kaskosu:', 'bataryayı da kıyaslayın.'],
  lead: 'Elektrikli araçta en pahalı parça bataryadır. Aynı primle bir poliçe onu her darbeye karşı korur, öteki sınır koyar. Tekliflerde bu satırları öne aldık.',
  points: [
    'Batarya ve şarj kablosu teminatı her teklifte yazılı',
    'Aracı ve değerini kayıtlardan buluruz',
    'Elektrikli araca teklif veren şirketlere sorarız',
  ],
  formTitle: 'Elektrikli kasko teklifi alın',
  prices,
  teaser: { title: 'Aynı elektrikli araca verilen fiyatlar', caption: 'elektrikli otomobil, İstanbul' },
  steps: [
    {
      title: 'Kimlik, telefon, plaka',
      text: 'Aracı plakadan buluruz; yakıt türünü sormayız, elektrikli olduğunu biliyoruz.',
    },
    {
      title: 'Ekipmanı bildirin',
      text: 'Şarj kablosu gibi sonradan aldıklarınızı ekleyin; bildirilmeyen ekipman ödenmez.',
    },
    {
      title: 'Batarya satırını kıyaslayın',
      text: 'Teklifleri fiyatla birlikte batarya, servis ve çekici koşuluyla okuyun; seçtiğinizi ödeyin.',
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Kaskonun ana teminatları elektrikli araçta da aynıdır. Fark, bataryada ve şarj donanımındadır.',
    items: [
      {
        title: 'Ana teminat',
        text: 'Kasko Sigortası Genel Şartları’ndaki dört tehlike, yakıt türüne bakmadan geçerlidir.',
        points: [
          'Çarpma, çarpışma, devrilme ve düşme',
          'Üçüncü kişilerin kötü niyetli hareketi',
          'Yanma',
          'Çalınma ve çalınmaya teşebbüs',
        ],
      },
      {
        title: 'Batarya',
        text: 'Araca ait batarya, kaza ve yangında aracın parçası olarak değerlendirilir. Teklifte şu üç soruya yanıt arayın.',
        points: [
          'Darbe almadan oluşan arıza kapsamda mı?',
          'Onarım yerine değişim gerektiğinde pay kesiliyor mu?',
          'Batarya kiralıksa poliçede ayrıca yazıyor mu?',
        ],
      },
      {
        title: 'Şarj donanımı',
        text: 'Şarj kablosu aksesuar sayılır ve teklif sırasında bildirilir. Aksesuarların toplamı araç değerinin %10’unu aşamaz.',
        points: [
          'Kablonun bedeli poliçede ayrıca yazmalıdır',
          'Duvardaki şarj ünitesi araca değil, konuta aittir',
          'Bildirilmeyen donanım hasarda ödenmez',
        ],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Zamanla ve kullanımla gelen kayıplar kaskonun konusu değildir.',
        points: [
          'Bataryanın yıllar içinde kapasite kaybetmesi',
          'Üretim hatası: önce üreticinin garantisi',
          'Karşı tarafın zararı: trafik sigortası',
          'Ehliyetsiz ya da alkollü kullanırken olan hasar',
        ],
      },
    ],
  },
  medians: {
    title: 'Elektrikli araç kaskosu fiyatları',
    intro: 'Primi aracın değeri belirler; bu değerin büyük bölümü bataryadır.',
    rowHeading: 'Araç',
    heads: {
      'value-1': 'Küçük elektrikli otomobil',
      'value-2': 'Orta sınıf elektrikli otomobil',
      'value-3': 'Büyük elektrikli otomobil',
    },
  },
  questions: [
    {
      question: 'Elektrikli aracın kaskosu ayrı bir sigorta mı?',
      answer:
        'Hayır, aynı kasko sigortasıdır ve aynı genel şartlara bağlıdır. Şirketler bunun üzerine bataryaya, şarj kablosuna ve yolda kalmaya ilişkin özel koşullar koyar. Bu sayfadaki teklifler o koşullarla gelir.',
    },
    {
      question: 'Bataryanın kapasitesi düşerse kasko öder mi?',
      answer:
        'Ödemez. Kullanımla gelen kapasite kaybı aşınmadır; bunun için üreticinin batarya garantisine bakılır. Kaza, yangın ya da hırsızlıkla oluşan batarya zararı ise kaskonun konusudur.',
    },
    {
      question: 'Şarjım biterse çekici gönderilir mi?',
      answer:
        'Asistans hizmeti olan poliçelerin birçoğunda araç en yakın şarj noktasına çekilir; sayısı ve uzaklığı sınırlıdır. Sınır, teklifin asistans satırında yazar.',
    },
    {
      question: 'Hibrit aracım var, buradan teklif alabilir miyim?',
      answer:
        'Bu sayfa tam elektrikli araçlar içindir. Benzinli, dizel ve hibrit araçlar için kasko sayfasından teklif alın; yakıt türü orada sorulur.',
    },
    {
      question: 'Trafik sigortasını da yaptırmam gerekir mi?',
      answer:
        'Evet. Kasko kendi aracınız içindir ve isteğe bağlıdır; trafik sigortası karşı taraf içindir ve elektrikli araçta da zorunludur.',
    },
  ],
  reading: ['auto', 'electricCovers', 'traffic', 'valueList', 'imm', 'damageQuery'],
};
