/** Links that the landing pages of the family recommend. */
import type { ReadingLink } from '@emsal/lines/kit/landing';
import { recommended } from '@emsal/lines/kit/recommended';
import { complementHealthFacts } from './complement-health/facts';
import { personalAccidentFacts } from './personal-accident/facts';
import { healthFacts } from './private-health/facts';
import { travelFacts } from './travel/facts';

export const readingLinks = {
  complementHealth: recommended(complementHealthFacts, 'SGK anlaşmalı özel hastanede sizden istenecek farkı öder.'),
  health: recommended(healthFacts, 'SGK’dan bağımsız çalışır; hastane seçeneği geniştir.'),
  travel: recommended(travelFacts, 'Yurt dışında hastalanırsanız tedaviyi ve eve dönüşü karşılar.'),
  personalAccident: recommended(personalAccidentFacts, 'Kazada gideri değil, kaybı karşılar: toplu para öder.'),
  comparing: {
    path: '/saglik-sigortasi-nasil-karsilastirilir',
    title: 'Sağlık sigortası nasıl karşılaştırılır?',
    text: 'Fiyattan önce bakılacak altı satır.',
  },
  maternity: {
    path: '/tamamlayici-saglik-sigortasi-dogum-paketi',
    title: 'Tamamlayıcı sağlıkta doğum paketi',
    text: 'Koşulları, bekleme süresi ve alırken sorulacaklar.',
  },
  pregnancy: {
    path: '/hamileyken-ozel-saglik-sigortasi-yaptirilir-mi',
    title: 'Hamileyken özel sağlık sigortası yaptırılır mı?',
    text: 'Başvuruda ne olur, doğum ödenir mi?',
  },
  greenCard: {
    path: '/yesil-kart-sigortasi',
    title: 'Yeşil Kart Sigortası',
    text: 'Aracınızla yurt dışına çıkarken sınırda istenen trafik sigortasıdır.',
  },
  home: {
    path: '/konut-sigortasi',
    title: 'Konut Sigortası',
    text: 'Evi ve eşyayı yangına, suya ve hırsızlığa karşı korur.',
  },
} as const satisfies Readonly<Record<string, ReadingLink>>;
