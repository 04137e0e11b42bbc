import { coverLimitsOn } from '@emsal/tariffs/traffic/cover-limits';
import type { Landing } from '../landing';
import { ceilingCities, ceilingRows } from './traffic-prices';

const limits = coverLimitsOn('2026-01-01');

/** Sample offers below the ceiling of step 4 in İstanbul, integer kuruş. */
export const sampleTrafficPrices: readonly number[] = [
  12140, 12980, 13090, 13480, 13610, 13660, 13990, 14070, 14120, 14190, 14480, 14560, 14610, 14640, 14690, 15010, 15080,
  15130, 15190, 15530, 15590, 15670, 16060, 16120, 16600, 16710, 17140, 18420,
].map((lira) => lira * 100);

export const trafficLanding: Landing = {
  line: 'TRAFFIC',
  title: 'Trafik sigortası fiyatları ve teklifleri',
  description:
    'Zorunlu trafik sigortasında yirmiden fazla şirketin teklifini yan yana görün. Kimlik, telefon ve plaka yeter; poliçeniz aynı gün e-postanızda.',
  heading: ['Trafik sigortası:', 'plaka yeter, fiyat gelsin.'],
  lead: 'Zorunlu trafik sigortası, kazada karşı tarafın zararını karşılar. Teminatı her şirkette aynıdır, fiyatı değildir; bu yüzden kıyaslamaya değer.',
  points: [
    'Şirketlerin tümüne aynı anda sorulur',
    'Basamağınızı ve hasar geçmişinizi biz sorgularız',
    'Poliçeniz ödemeden hemen sonra e-postanızda',
  ],
  formTitle: 'Trafik teklifi alın',
  market: {
    title: 'Teminat aynı, fiyat değil',
    caption: 'Örnek veri: otomobil, İstanbul, 4.\u00A0basamak',
    prices: sampleTrafficPrices,
  },
  steps: [
    {
      title: 'Kimlik, telefon, plaka',
      text: 'Üç alan yeter. Bildiğimizi yeniden sormayız, yalnızca onayınızı isteriz.',
    },
    { title: 'Aracı onaylayın', text: 'Bulduğumuz bilgileri gösteririz; yanlışsa düzeltirsiniz.' },
    {
      title: 'Kıyaslayın, seçin',
      text: 'Teklifler geldikçe listeye düşer. Seçtiğinizi 3-D Secure ile ödersiniz, poliçeniz hazır olur.',
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: '2026 limitleri, otomobil için. Limitler mevzuatla belirlenir ve bütün şirketlerde aynıdır.',
    items: [
      {
        title: 'Karşı tarafın araç hasarı',
        text: 'Kusurlu olduğunuz kazada karşı tarafın aracına ve malına verdiğiniz zararı, limite kadar sigorta şirketi öder.',
        limits: [
          { label: 'Araç başına', kurus: limits.materialPerVehicle },
          { label: 'Kaza başına', kurus: limits.materialPerAccident },
        ],
      },
      {
        title: 'Tedavi, sakatlık ve vefat',
        text: 'Kazada yaralananların tedavisi, sürekli sakatlık ve vefat hâlinde yakınlarına ödenecek tazminat bu teminattadır.',
        limits: [
          { label: 'Kişi başına', kurus: limits.bodilyPerPerson },
          { label: 'Kaza başına', kurus: limits.bodilyPerAccident },
        ],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Kendi aracınızın hasarı ve çalınması bu poliçeye girmez; onlar kaskonun konusudur. Limitin üzerindeki zarar ve manevi tazminat için ihtiyari mali mesuliyet (İMM) sigortası gerekir.',
      },
    ],
  },
  prices: {
    title: 'Trafik sigortası tavan fiyatları',
    intro:
      'Şirketler bu tutarların üzerine çıkamaz; altında kalan fiyatı her şirket kendisi belirler. Kazasız geçen her yıl basamağınızı bir yükseltir, her kaza bir düşürür.',
    source:
      'Şubat 2026, otomobil. Basında yayımlanan azami prim tablosundan hesaplanmıştır; 4. basamağa %10 artırım işlenmiştir. Bilgi içindir, teklif yerine geçmez.',
    rowHeading: 'Basamak',
    noteHeading: 'Etkisi',
    cities: ceilingCities,
    rows: ceilingRows,
  },
  questions: [
    {
      question: 'Trafik sigortası internetten yapılır mı?',
      answer:
        'Evet. İnternetten alınan poliçe, acenteden alınanla aynıdır ve Sigorta Bilgi ve Gözetim Merkezi kaydına aynı anda düşer. Poliçenizi e-Devlet’te de görebilirsiniz.',
    },
    {
      question: 'Teminat aynıysa fiyatlar neden farklı?',
      answer:
        'Limitler aynıdır, risk hesabı değildir. Her şirket aracı, ili ve hasarsızlık basamağını kendi verisiyle değerlendirir; yalnızca tavan fiyatı aşamaz.',
    },
    {
      question: 'Hasarsızlık basamağım kaç, nasıl yükselir?',
      answer:
        'İlk kez sigorta yaptıran 4. basamaktan başlar. Kazasız her yıl bir basamak yükselir, kusurlu her kaza bir basamak düşürür; en üst basamak 8’dir. 1 Ocak 2026’dan beri basamak aracı değil kişiyi izler: ikinci aracınız da sizin basamağınızdan başlar.',
    },
    {
      question: 'Poliçem biterse ne olur?',
      answer:
        'Geciken yenilemede prim ilk günden itibaren %5 artar; her 30 günde %5 daha eklenir, artış %50’yi geçmez. Sigortasız araca 2026’da 1.246 ₺ ceza kesilir ve araç trafikten alınır.',
    },
    {
      question: 'İkinci el araç alıyorum, eski sahibinin poliçesi geçerli mi?',
      answer:
        'Hayır. Satıcının poliçesinin 15 gün daha geçerli sayılması 5 Aralık 2024’te sona erdi. Önce kendi poliçenizi alır, sonra tescili yaptırırsınız.',
    },
  ],
};
