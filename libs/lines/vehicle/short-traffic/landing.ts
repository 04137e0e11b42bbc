import type { Landing } from '@emsal/lines/kit/landing/landing';
import { limitAmounts } from '../limit-amounts';
import { threeDSecure } from '@emsal/lines/kit/wording/non-breaking-names';
import { shortTrafficFacts } from './facts';
import prices from './landing-prices.json';

const days = shortTrafficFacts.validityDays;

export const landing: Landing = {
  facts: shortTrafficFacts,
  title: 'Kısa süreli trafik sigortası',
  description: `İkinci el araç alıp satan işletmeler için ${days} günlük trafik sigortası. Yetki belgeniz ve plakanızla teklifleri yan yana görün.`,
  heading: ['Kısa süreli trafik:', `araç satılana kadar ${days} gün.`],
  lead: `Araç alıp satıyorsanız her araca bir yıllık prim ödemeniz gerekmez. Kısa süreli trafik sigortası, yetki belgeli işletmeler için ${days} gün geçerlidir; teminatı yıllık poliçeyle aynıdır.`,
  points: [
    `${days} gün geçerli, bitince kendiliğinden sona erer`,
    'Vergi kimlik numarası ve plaka yeter',
    'Teminat limitleri yıllık poliçeyle aynı',
  ],
  formTitle: 'Kısa süreli teklif alın',
  prices,
  teaser: { title: 'Aynı araca verilen fiyatlar', caption: `otomobil, İstanbul, ${days} gün` },
  steps: [
    { title: 'Vergi no, telefon, plaka', text: 'İşletmenin vergi kimlik numarasını ve aracın plakasını yazın.' },
    { title: 'Aracı onaylayın', text: 'Kayıtlardan bulduğumuz bilgileri gösteririz; yanlışsa düzeltirsiniz.' },
    { title: 'Kıyaslayın, ödeyin', text: `Teklifi seçin, ${threeDSecure} ile ödeyin; poliçe e-postanıza gelir.` },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Zorunlu trafik sigortasının kendisidir; yalnızca süresi kısadır. 2026 limitleri, otomobil için.',
    items: [
      {
        title: 'Maddi hasar',
        text: 'Araç deneme sürüşünde ya da taşınırken kaza yaparsa karşı tarafın aracına ve malına verilen zararı limite kadar öder.',
        limits: [
          { label: 'Araç başına', amount: '{{maddi-arac}}' },
          { label: 'Kaza başına', amount: '{{maddi-kaza}}' },
        ],
      },
      {
        title: 'Yaralanma ve vefat',
        text: 'Kazada yaralananların tedavisi, sürekli sakatlık ve vefat hâlinde yakınlarına ödenecek tazminat.',
        limits: [
          { label: 'Kişi başına', amount: '{{bedeni-kisi}}' },
          { label: 'Kaza başına', amount: '{{bedeni-kaza}}' },
        ],
      },
      {
        title: 'Kimler alabilir?',
        text: 'İkinci el motorlu kara taşıtı ticareti yetki belgesi olan işletmeler, stoklarındaki araçlar için. Belgesi olmayan kişi ve şirketler yıllık trafik sigortası alır.',
      },
      {
        title: 'Karşılamadıkları',
        text: 'Poliçe karşı taraf içindir; galerideki aracın kendisini korumaz.',
        points: [
          'Araca gelen hasar ve hırsızlık: kasko',
          'Limitin üzerinde kalan zarar: İMM',
          `${days}. günden sonra olan kazalar`,
          'Alıcının kullanımı: alıcı kendi poliçesini yaptırır',
        ],
      },
    ],
  },
  medians: {
    title: 'Kısa süreli trafik sigortası fiyatları',
    intro: `${days} günün fiyatı, araç türüne göre.`,
    rowHeading: 'Araç türü',
    heads: { car: 'Otomobil', pickup: 'Kamyonet', minibus: 'Minibüs', motorcycle: 'Motosiklet', taxi: 'Taksi' },
  },
  questions: [
    {
      question: 'Kısa süreli poliçe kaç gün geçerli?',
      answer: `${days} gün. Süre poliçede yazan günde başlar ve uzatılmaz; araç satılmadıysa yenisi alınır.`,
    },
    {
      question: 'Bireysel aracım için alabilir miyim?',
      answer:
        'Hayır. Bu poliçe, araç alım satımını meslek olarak yapan ve yetki belgesi bulunan işletmeler içindir. Kendi aracınız için yıllık trafik sigortası alın; aracı satarsanız kalan günlerin primi geri ödenir.',
    },
    {
      question: 'Araç süresi dolmadan satılırsa ne olur?',
      answer:
        'Satışla birlikte poliçenin sizinle ilgisi sona erer; iptal başvurusuyla kullanılmayan günlerin primi gün hesabıyla geri alınır. Alıcı notere gitmeden kendi poliçesini yaptırır.',
    },
    {
      question: 'Fiyatlar şirketten şirkete neden değişir?',
      answer:
        'Limitler aynıdır, ama her şirket aracı ve ili kendi verisiyle değerlendirir. Tavan fiyat kısa süreli poliçede de aşılamaz.',
    },
  ],
  reading: ['usedVehicle', 'lateRenewal', 'traffic', 'damageQuery', 'auto', 'imm'],
  amounts: limitAmounts,
};
