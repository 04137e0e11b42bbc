/** Links that more than one landing page of the family recommends. */
import type { ReadingLink } from '@emsal/lines/kit/landing';
import { eDevlet } from '@emsal/lines/kit/non-breaking-names';
import { recommended } from '@emsal/lines/kit/recommended';
import { autoFacts } from './auto/facts';
import { electricVehicleFacts } from './electric-vehicle/facts';
import { greenCardFacts } from './green-card/facts';
import { immFacts } from './imm/facts';
import { shortTrafficFacts } from './short-traffic/facts';
import { trafficFacts } from './traffic/facts';
import { usedVehicleTrafficFacts } from './used-vehicle-traffic/facts';

export const readingLinks = {
  traffic: recommended(trafficFacts, 'Kazada karşı tarafın zararını karşılar; trafiğe çıkan her araç için zorunludur.'),
  auto: recommended(autoFacts, 'Kendi aracınızın hasarını, çalınmasını ve yanmasını karşılar.'),
  electric: recommended(electricVehicleFacts, 'Batarya ve şarj kablosu, elektrikli aracın kaskosunda ayrıca sorulur.'),
  imm: recommended(immFacts, 'Zarar trafik sigortasının limitini aşarsa aradaki farkı öder.'),
  greenCard: recommended(greenCardFacts, 'Aracınızla yurt dışına çıkarken sınırda istenen trafik sigortasıdır.'),
  usedVehicle: recommended(usedVehicleTrafficFacts, 'İkinci el araçta poliçe notere gitmeden önce alınır.'),
  short: recommended(
    shortTrafficFacts,
    `Araç alıp satan işletmeler için ${shortTrafficFacts.validityDays} günlük trafik poliçesi.`,
  ),
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
