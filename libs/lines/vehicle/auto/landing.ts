import { formatLira } from '@emsal/platform/formats/money';
import { noClaimPercents } from '@emsal/tariffs/kasko/kasko-figures';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { threeDSecure } from '@emsal/lines/kit/wording/non-breaking-names';
import { autoFacts } from './facts';
import prices from './landing-prices.json';

/** Average premium of a kasko policy in 2025: 147.1 bn over 9,846,264 policies (TSB, quoted by Ekonomim on 17 February 2026). */
const averagePremium2025 = 14_940_00;

const [, firstLevel = '', ...laterLevels] = Object.values(noClaimPercents.value).map((percent) => `%${percent}`);

export const landing: Landing = {
  facts: autoFacts,
  title: 'Kasko sigortası fiyatları ve teklifleri',
  description:
    'Kaskoda fiyat kadar teminat da farklıdır. Şirketlerin tekliflerini, teminat ve muafiyetleriyle yan yana görün; size uyanı aynı gün satın alın.',
  heading: ['Kasko:', 'fiyatı da teminatı da kıyaslayın.'],
  lead: 'Kasko, kendi aracınızın hasarını karşılar; zorunlu değildir. Aynı adı taşıyan iki poliçe farklı zararları ödeyebilir. Bu yüzden teklifleri yalnızca fiyatıyla değil, içeriğiyle yan yana koyarız.',
  points: [
    'Muafiyet, servis ve ikame araç her teklifte yazılı',
    'Hasarsızlık kademenizi biz sorgularız',
    'Meslek ve çocuk indirimi varsa listede görünür',
  ],
  formTitle: 'Kasko teklifi alın',
  prices,
  teaser: { title: 'Aynı araca verilen fiyatlar', caption: 'otomobil, İstanbul' },
  steps: [
    {
      title: 'Kimlik, telefon, plaka',
      text: 'Aracı, değerini ve hasarsızlık kademenizi kayıtlardan buluruz. Siz yalnızca onaylarsınız.',
    },
    {
      title: 'Aksesuarı ve mesleği ekleyin',
      text: 'Sonradan taktırdıklarınız sigortaya girsin, mesleğinizin indirimi hesaba katılsın.',
    },
    {
      title: 'Farkları görün, seçin',
      text: `Beğendiğiniz teklifleri yan yana koyup kıyaslayın; seçtiğinizi ${threeDSecure} ile ödeyin.`,
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro:
      'Ana teminatlar Kasko Sigortası Genel Şartları’nda yazılıdır. Gerisi şirkete ve seçtiğiniz türe göre değişir.',
    items: [
      {
        title: 'Ana teminat',
        text: 'Kasko adını taşıyan her poliçede dört temel tehlike vardır.',
        points: [
          'Çarpma, çarpışma, devrilme ve düşme',
          'Üçüncü kişilerin kötü niyetli hareketi',
          'Yanma',
          'Çalınma ve çalınmaya teşebbüs',
        ],
      },
      {
        title: 'Eklenebilenler',
        text: 'Bunlar kendiliğinden gelmez; ek sözleşmeyle poliçeye girer. Teklifleri kıyaslarken önce bunlara bakın.',
        points: [
          'Deprem, sel, dolu, fırtına; grev ve terör',
          'Yurt dışında kullanım',
          'Anahtar kaybı, hatalı yakıt, hayvanın verdiği zarar',
          'İkame araç, çekici, mini onarım, cam, hukuksal koruma',
        ],
      },
      {
        title: 'Poliçe türleri',
        text: 'Mevzuat dört tür tanır. Kapsam birinciden dördüncüye doğru genişler.',
        points: [
          'Dar kasko: ana tehlikelerin yalnızca bir bölümü',
          'Kasko: dört ana tehlikenin tümü',
          'Genişletilmiş kasko: ek teminatların bir bölümüyle',
          'Tam kasko: ek sözleşmeyle verilebilenlerin tümüyle',
        ],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Hiçbir türde ödenmeyen ya da başka sigortanın konusu olan zararlar.',
        points: [
          'Karşı tarafın zararı: trafik sigortası, üzeri için İMM',
          'Aşınma, eskime ve bakımsızlıktan doğan arıza',
          'Ehliyetsiz ya da alkollü kullanırken olan hasar',
          'Poliçeye yazdırılmamış aksesuar',
        ],
      },
    ],
  },
  medians: {
    title: 'Kasko fiyatları',
    intro: 'Primi önce aracın değeri belirler; sonra hasarsızlık kademesi, yaş ve il gelir.',
    rowHeading: 'Araç',
    heads: {
      'value-1': 'Küçük otomobil, 3\u00A0yaşında',
      'value-2': 'Orta sınıf otomobil, 3\u00A0yaşında',
      'value-3': 'Büyük otomobil, 3\u00A0yaşında',
      old: 'Orta sınıf otomobil, 8\u00A0yaşında',
      pickup: 'Kamyonet, 3\u00A0yaşında',
    },
  },
  questions: [
    {
      question: 'Kasko fiyatı neye göre belirlenir?',
      answer:
        'Aracın kasko değeri, yaşı ve kullanım biçimi; sizin hasarsızlık kademeniz ve ilinizle birlikte seçtiğiniz muafiyet, servis ve ek teminatlar. Türkiye Sigorta Birliği verisine göre 2025’te poliçe başına ortalama prim {{ortalama-prim}} oldu.',
    },
    {
      question: 'Hasarsızlık indirimi ne kadar?',
      answer:
        'Beş kademe vardır: hasarsız birinci yılın sonunda {{ilk-kademe}}, sonra {{sonraki-kademeler}}. Hasar kademeyi düşürür; kaç kademe düşürdüğü şirkete göre değişir. Cam hasarı ve kusursuz olduğunuz kaza birçok şirkette kademeyi bozmaz.',
    },
    {
      question: 'Muafiyetli kasko ne demek?',
      answer:
        'Hasarın belirli bir bölümünü siz ödersiniz, üstünü şirket öder; karşılığında prim düşer. Muafiyet araç bedelinin %2’si ise hasarın bu tutara kadarı sizde kalır. Listede muafiyet her teklifin yanında yazar.',
    },
    {
      question: 'Aracım pert olursa ne ödenir?',
      answer:
        'Poliçe “rayiç değer” üzerinden yapıldıysa aracın kaza günündeki piyasa değeri ödenir. Değerin nasıl bulunacağı poliçede yazılıdır; birçok şirket Türkiye Sigorta Birliği’nin aylık kasko değer listesine bakar.',
    },
    {
      question: 'Yaptırdığım kaskodan vazgeçebilir miyim?',
      answer:
        'Tüketici olarak uzaktan satın aldığınız sigortadan 14 gün içinde, gerekçe göstermeden cayabilirsiniz. Aracınızı satarsanız kalan günlerin primi gün hesabıyla geri ödenir; başvuruyu buradan yaparsınız.',
    },
    {
      question: 'Her araca internetten teklif verilir mi?',
      answer:
        'Hayır. Değeri yüksek araçlarda kaskoyu danışmanla yapıyoruz; bazı şirketler de belirli bir yaşın üzerindeki araca teklif vermez. Böyle bir durumda nedenini yazar, arayacağınız numarayı gösteririz.',
    },
  ],
  reading: ['monthlyAuto', 'deductible', 'valueList', 'damageQuery', 'traffic', 'imm', 'electric'],
  amounts: {
    'ortalama-prim': formatLira(averagePremium2025),
    'ilk-kademe': firstLevel,
    'sonraki-kademeler': new Intl.ListFormat('tr').format(laterLevels),
  },
};
