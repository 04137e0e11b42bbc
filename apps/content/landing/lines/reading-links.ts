/** Links that more than one landing page recommends. */
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { linePath } from '@emsal/lines/facts/line-path';
import type { ReadingLink } from '../landing';
import { eDevlet } from './non-breaking-names';

const product = (line: LineId, text: string): ReadingLink => ({
  path: linePath(lineFacts[line]),
  title: lineFacts[line].name,
  text,
});

export const readingLinks = {
  traffic: product('TRAFFIC', 'Kazada karşı tarafın zararını karşılar; trafiğe çıkan her araç için zorunludur.'),
  auto: product('AUTO', 'Kendi aracınızın hasarını, çalınmasını ve yanmasını karşılar.'),
  electric: product('ELECTRICVEHICLE', 'Batarya ve şarj kablosu, elektrikli aracın kaskosunda ayrıca sorulur.'),
  imm: product('IMM', 'Zarar trafik sigortasının limitini aşarsa aradaki farkı öder.'),
  greenCard: product('GREENCARD', 'Aracınızla yurt dışına çıkarken sınırda istenen trafik sigortasıdır.'),
  usedVehicle: product('USEDVEHICLETRAFFIC', 'İkinci el araçta poliçe notere gitmeden önce alınır.'),
  short: product(
    'SHORTTRAFFIC',
    `Araç alıp satan işletmeler için ${lineFacts.SHORTTRAFFIC.validityDays} günlük trafik poliçesi.`,
  ),
  dask: product('DASK', 'Depremin binaya verdiği zararı öder; her konut için zorunludur.'),
  home: product('HOME', 'Evi ve eşyayı yangına, suya ve hırsızlığa karşı korur; bedelleri siz seçersiniz.'),
  housing: product('HOUSING', 'Küçük evler için sabit teminatlı, ucuz konut paketi.'),
  phone: product('PHONE', 'Ekranı kırılan, suya düşen ya da gasp edilen telefonu öder.'),
  steps: {
    path: '/trafik-sigortasi-police-basamak-hesaplama',
    title: 'Basamağınızı hesaplayın',
    text: 'Hasarsızlık basamağınızın fiyatınıza etkisini görün.',
  },
  ceilings: {
    path: '/trafik-sigortasi-tavan-fiyatlari',
    title: 'Trafik sigortası tavan fiyatları',
    text: 'Şirketlerin aşamayacağı tutarlar, il il ve basamak basamak.',
  },
  online: {
    path: '/trafik-sigortasi-internetten-yapilir-mi-yaptirmak-guvenli-mi',
    title: 'İnternetten trafik sigortası güvenli mi?',
    text: `Poliçenin gerçek olduğunu ${eDevlet}’ten nasıl doğrularsınız?`,
  },
  monthlyAuto: {
    path: '/aylik-kasko-nedir',
    title: 'Aylık kasko nedir?',
    text: 'Yıllık poliçeden farkı ve kimler için uygun olduğu.',
  },
  unlimitedImm: {
    path: '/limitsiz-ihtiyari-mali-mesuliyet-teminati',
    title: 'Limitsiz İMM ne demek?',
    text: 'Üst sınır olmadığında poliçe neyi öder, neyi ödemez?',
  },
  valueList: {
    path: '/kasko-arac-deger-listesi',
    title: 'Kasko değer listesi',
    text: 'Aracınızın sigortaya esas değeri.',
  },
  damageQuery: {
    path: '/tramer-nedir',
    title: 'Tramer nedir?',
    text: 'Almak istediğiniz aracın hasar geçmişini öğrenin.',
  },
} as const satisfies Readonly<Record<string, ReadingLink>>;
