/** The pages that landing pages recommend, each with its link. Above the lines, because landing pages recommend each other. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { linePath } from '@emsal/lines/facts/line-path';
import { eDevlet } from '@emsal/lines/kit/wording/non-breaking-names';
import type { ReadingName } from '@emsal/lines/kit/landing/reading-name';
import { lineFacts } from './facts-of';

/** A page of a product is shown only while its path is published. */
interface ReadingLink {
  path: string;
  title: string;
  text: string;
}

const toLine = (line: LineId, text: string): ReadingLink => ({
  path: linePath(lineFacts[line]),
  title: lineFacts[line].name,
  text,
});

export const readingLinks: Readonly<Record<ReadingName, ReadingLink>> = {
  traffic: toLine('TRAFFIC', 'Kazada karşı tarafın zararını karşılar; trafiğe çıkan her araç için zorunludur.'),
  auto: toLine('AUTO', 'Kendi aracınızın hasarını, çalınmasını ve yanmasını karşılar.'),
  electric: toLine('ELECTRICVEHICLE', 'Batarya ve şarj kablosu, elektrikli aracın kaskosunda ayrıca sorulur.'),
  imm: toLine('IMM', 'Zarar trafik sigortasının limitini aşarsa aradaki farkı öder.'),
  greenCard: toLine('GREENCARD', 'Aracınızla yurt dışına çıkarken sınırda istenen trafik sigortasıdır.'),
  usedVehicle: toLine('USEDVEHICLETRAFFIC', 'İkinci el araçta poliçe notere gitmeden önce alınır.'),
  dask: toLine('DASK', 'Depremin binaya verdiği zararı öder; her konut için zorunludur.'),
  home: toLine('HOME', 'Evi ve eşyayı yangına, suya ve hırsızlığa karşı korur; bedelleri siz seçersiniz.'),
  housing: toLine('HOUSING', 'Küçük evler için sabit teminatlı, ucuz konut paketi.'),
  phone: toLine('PHONE', 'Ekranı kırılan, suya düşen ya da gasp edilen telefonu öder.'),
  complementHealth: toLine('COMPLEMENTHEALTH', 'SGK anlaşmalı özel hastanede sizden istenecek farkı öder.'),
  health: toLine('HEALTH', 'SGK’dan bağımsız çalışır; hastane seçeneği geniştir.'),
  travel: toLine('TRAVEL', 'Yurt dışında hastalanırsanız tedaviyi ve eve dönüşü karşılar.'),
  personalAccident: toLine('PERSONALACCIDENT', 'Kazada gideri değil, kaybı karşılar: toplu para öder.'),
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
  afterAccident: {
    path: '/kazadan-sonra-ilk-bir-saat',
    title: 'Kazadan sonra ilk bir saat',
    text: 'Fotoğraf, tutanak, ihbar: hangi sırayla?',
  },
  deductible: {
    path: '/kaskoda-muafiyet-ne-demek',
    title: 'Kaskoda muafiyet ne demek?',
    text: 'Hasarın size kalan bölümü ve fiyata etkisi.',
  },
  electricCovers: {
    path: '/elektrikli-aracin-kaskosunda-neye-bakilir',
    title: 'Elektrikli aracın kaskosunda neye bakılır?',
    text: 'Batarya, şarj kablosu ve çekici için aranacak satırlar.',
  },
  borderCountries: {
    path: '/yesil-kart-sigortasi-nerede-gecer',
    title: 'Yeşil kart sigortası nerede geçer?',
    text: 'Hangi ülkede gerekir, nereden alınır?',
  },
  daskOrHome: {
    path: '/dask-konut-sigortasinin-yerine-gecer-mi',
    title: 'DASK konut sigortasının yerine geçer mi?',
    text: 'Hangi hasarı hangisi öder?',
  },
  waterDamage: {
    path: '/ust-kattan-su-akti-kim-oder',
    title: 'Üst kattan su aktı: kim öder?',
    text: 'Sizin poliçeniz, komşununki ve yapılacaklar.',
  },
  tenant: {
    path: '/kiracinin-sigortasi-neyi-korur',
    title: 'Kiracının sigortası neyi korur?',
    text: 'Bina ev sahibinin, eşya sizin.',
  },
  phoneCovers: {
    path: '/cep-telefonu-sigortasi-neyi-oder',
    title: 'Cep telefonu sigortası neyi öder?',
    text: 'Ekran, sıvı teması ve hırsızlık poliçede nasıl yazar?',
  },
  waitingPeriods: {
    path: '/tamamlayici-saglikta-bekleme-suresi',
    title: 'Tamamlayıcı sağlıkta bekleme süresi',
    text: 'Hangi teminat ne zaman başlar?',
  },
  healthChoice: {
    path: '/tamamlayici-mi-ozel-saglik-mi',
    title: 'Tamamlayıcı mı, özel sağlık mı?',
    text: 'İkisinin çalışma biçimi ve kime uygun olduğu.',
  },
  beforeNotary: {
    path: '/ikinci-el-arac-alirken-once-sigorta',
    title: 'İkinci el araç alırken neden önce sigorta?',
    text: 'Noterden önce yapılacaklar.',
  },
  trafficLimits: {
    path: '/trafik-sigortasi-2026-limitleri',
    title: 'Trafik sigortası 2026’da ne kadar öder?',
    text: 'Limitler ve aşan zarar.',
  },
  schengen: {
    path: '/schengen-policesinde-uc-satir',
    title: 'Schengen poliçesinde üç satır',
    text: 'Limit, bölge, tarih: konsolosluk bunlara bakar.',
  },
  accidentNeeds: {
    path: '/ferdi-kaza-sigortasi-kime-lazim',
    title: 'Ferdi kaza sigortası kime lazım?',
    text: 'Neyi öder, kimin işine yarar?',
  },
  petChip: {
    path: '/kedinin-cipi-ve-sigortasi',
    title: 'Kedinin çipi ve sigortası',
    text: 'Çip zorunlu, sigorta değil.',
  },
  lateRenewal: {
    path: '/trafik-sigortasini-gec-yenilerseniz',
    title: 'Trafik sigortasını geç yenilerseniz ne olur?',
    text: 'Gecikme zammı, ceza ve en doğru gün.',
  },
};
