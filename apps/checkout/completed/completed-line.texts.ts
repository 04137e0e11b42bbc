/** Texts of the completed page, one row per line. */
import type { LineId } from '@emsal/lines/facts/line-ids';

export interface CompletedLineTexts {
  title: string;
  /** When the policy begins. */
  start: string;
  /** Appended to `start` while a previous policy is still in force. */
  following?: string;
  /** At the end of the policy period. */
  ending: string;
  claims: string;
  /** Offered when the paired line has no offers (spec funnel 2.2). */
  relatedLine: LineId;
}

const renewal = 'Süresi dolmadan haber vermemizi isterseniz üyeliğinizden izin verin; yine şirketleri kıyaslarsınız.';
const noNeedToCancel = 'Eski poliçenizi iptal etmenize gerek yok, süresi dolunca biter.';

const ownCar: CompletedLineTexts = {
  title: 'Hayırlı olsun, aracınız güvende.',
  start: 'Kasko teminatlarınız başlar.',
  following: noNeedToCancel,
  ending: renewal,
  claims:
    'Önce güvenli bir yere geçin. Fotoğraf çekin, gerekiyorsa tutanak tutun, ardından bizi arayın; hasar dosyanızı birlikte açarız.',
  relatedLine: 'TRAFFIC',
};
const traffic: CompletedLineTexts = {
  title: ownCar.title,
  start: 'Trafik sigortanız başlar.',
  ending: 'Trafik sigortası zorunludur. Yenilemeden önce yine kıyaslayın.',
  claims:
    'Önce güvenli bir yere geçin. Kaza tutanağını doldurun, ardından bizi arayın; hasar dosyanızı birlikte açarız.',
  relatedLine: 'AUTO',
};
const health: CompletedLineTexts = {
  title: 'Hayırlı olsun, sağlığınız güvende.',
  start: 'Teminatlarınız başlar. Sağlık kuruluşuna giderken kimliğiniz yeter.',
  ending: renewal,
  claims: 'Anlaşmalı kuruluşta kimliğinizi gösterin. Başka bir kuruluşta faturayı saklayın ve bizi arayın.',
  relatedLine: 'PERSONALACCIDENT',
};
const home: CompletedLineTexts = {
  title: 'Hayırlı olsun, eviniz güvende.',
  start: 'Konut teminatlarınız başlar.',
  ending: renewal,
  claims: 'Önce can güvenliği. Zararı büyütmeyecek önlemi alın, fotoğraf çekin ve bizi arayın.',
  relatedLine: 'DASK',
};

export const completedLineTexts: Readonly<Record<LineId, CompletedLineTexts>> = {
  AUTO: ownCar,
  ELECTRICVEHICLE: ownCar,
  TRAFFIC: { ...traffic, following: noNeedToCancel },
  SHORTTRAFFIC: {
    ...traffic,
    start: 'Trafik sigortanız başlar ve 60 gün sürer.',
    ending: 'Poliçe 60 günün sonunda biter. Araç hâlâ sizdeyse bir yıllık trafik sigortası yaptırın.',
    relatedLine: 'TRAFFIC',
  },
  USEDVEHICLETRAFFIC: {
    ...traffic,
    title: 'Hayırlı olsun, noter satışına hazırsınız.',
    start: 'Trafik sigortanız başlar. Yeni ruhsat çıkınca belge seri numarasını bize yazın.',
  },
  IMM: {
    ...traffic,
    start: 'Trafik sigortanızın limitini aşan zararlar için ek teminatınız başlar.',
    ending: renewal,
  },
  GREENCARD: {
    ...traffic,
    title: 'Hayırlı olsun, yolunuz açık olsun.',
    start: 'Yeşil kartınız geçerli olur. Sınırda basılı belgeyi gösterin.',
    ending: 'Yolculuk uzarsa süre dolmadan yeni bir yeşil kart alın.',
    claims: 'Bulunduğunuz ülkenin tutanağını doldurun, yeşil kartınızı gösterin ve bizi arayın.',
    relatedLine: 'TRAVEL',
  },
  HEALTH: health,
  COMPLEMENTHEALTH: health,
  TRAVEL: {
    ...health,
    title: 'Hayırlı olsun, iyi yolculuklar.',
    start: 'Seyahat teminatlarınız başlar. Poliçenizi telefonunuza indirin.',
    ending: 'Yolculuk uzarsa süre dolmadan yeni bir poliçe alın.',
    claims: 'Poliçenizdeki acil yardım hattını arayın; faturaları ve raporları saklayın.',
    relatedLine: 'PERSONALACCIDENT',
  },
  PERSONALACCIDENT: {
    ...health,
    title: 'Hayırlı olsun, güvendesiniz.',
    start: 'Ferdi kaza teminatlarınız başlar.',
    claims: 'Önce sağlık kuruluşuna gidin. Raporları saklayın ve bizi arayın.',
    relatedLine: 'TRAVEL',
  },
  HOME: home,
  HOUSING: home,
  DASK: {
    ...home,
    start: 'Deprem teminatınız başlar; DASK poliçesi 1 yıl geçerlidir.',
    ending: 'DASK zorunludur ve her yıl yenilenir.',
    claims: 'Depremden sonra Alo DASK 125’i arayın; ihbarınızı birlikte de yapabiliriz.',
    relatedLine: 'HOME',
  },
  PET: {
    ...health,
    title: 'Hayırlı olsun, dostunuz güvende.',
    start: 'Evcil hayvanınızın teminatları başlar.',
    claims: 'Veterinerinize gidin, faturayı ve raporu saklayın, ardından bizi arayın.',
    relatedLine: 'HOME',
  },
  PHONE: {
    ...home,
    title: 'Hayırlı olsun, telefonunuz güvende.',
    start: 'Telefonunuzun teminatları başlar.',
    claims: 'Telefonu onarıma vermeden önce bizi arayın; hasar dosyanızı birlikte açarız.',
    relatedLine: 'HOME',
  },
};
