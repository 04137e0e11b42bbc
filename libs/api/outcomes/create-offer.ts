/** Outcomes of a refused `createoffer` by code (spec funnel 4.1, 8). Loaded with the dialog. */
import type { CreateOfferCode } from './create-offer-codes';
import { requirementOutcomes, type RequirementCode } from './line-requirements';
import type { Outcome } from './outcome';

/** `apply` hands the form over to an adviser, `trafficOffer` opens the form of compulsory traffic insurance, `crossBranch` the paired line's first step (omitted without a pair), `checkInfo` and `start` the line's first step; `retry` requests the offers again. */
export type CreateOfferAction =
  'apply' | 'trafficOffer' | 'crossBranch' | 'home' | 'checkInfo' | 'retry' | 'start' | 'call' | 'whatsapp';

export interface CreateOfferOutcome extends Outcome {
  /** In the order of the buttons; the first one is primary. */
  actions: readonly CreateOfferAction[];
  /** The form ends here; its button leads to the paired line. */
  endsFunnel: boolean;
  asksMarketingPermission: boolean;
  /** A reminder can be ordered. */
  offersReminder?: true;
  /** The dialog has no close button. */
  hidesClose: boolean;
  /** Replaces it on a line that insures no vehicle; without a message the server's is shown. */
  withoutVehicle?: { title: string; message: string | undefined; actions: readonly CreateOfferAction[] };
}

const plain = { endsFunnel: false, asksMarketingPermission: false, hidesClose: false } as const;
const startOver = {
  ...plain,
  title: 'Bilgilerinizi yeniden doğrulayalım',
  message:
    'Sigorta sistemi kimlik doğrulamanızı kabul etmedi. Bilgilerinizi yeniden girin, size yeni bir kod gönderelim.',
  actions: ['start', 'home'],
} as const satisfies CreateOfferOutcome;
const otherBranch = {
  ...plain,
  title: 'Bu ürün için teklif veremiyoruz',
  message: 'Sigorta şirketleri bu bilgilerle internetten teklif vermiyor.',
  actions: ['crossBranch', 'home'],
  endsFunnel: true,
} as const satisfies CreateOfferOutcome;
const askLater = {
  ...otherBranch,
  title: 'Şu anda teklif veremiyoruz',
  message:
    'Sigorta şirketleri bu bilgilerle bugün teklif vermiyor. İzin verirseniz, teklif çıktığında size haber veririz.',
  asksMarketingPermission: true,
} as const satisfies CreateOfferOutcome;

const sentenceOf = (code: RequirementCode) => ({ message: requirementOutcomes[code].message });
const checkAnswers = { ...plain, actions: ['checkInfo', 'home'] } as const;
const policyFirst = { ...plain, actions: ['trafficOffer', 'checkInfo', 'home'] } as const;

/** Requirements of a line before it can be sold (spec funnel 5). */
const requirementRows: Record<RequirementCode, CreateOfferOutcome> = {
  trafficPolicyMissing: {
    ...policyFirst,
    ...sentenceOf('trafficPolicyMissing'),
    title: 'Önce trafik poliçesi gerekiyor',
  },
  trafficPolicyEndsEarly: {
    ...policyFirst,
    ...sentenceOf('trafficPolicyEndsEarly'),
    title: 'Trafik poliçeniz seyahat bitmeden sona eriyor',
  },
  trafficPolicyStartsLate: {
    ...policyFirst,
    ...sentenceOf('trafficPolicyStartsLate'),
    title: 'Trafik poliçeniz henüz başlamıyor',
  },
  trafficPolicyNotYet: {
    ...plain,
    ...sentenceOf('trafficPolicyNotYet'),
    title: 'Trafik poliçeniz henüz başlamadı',
    actions: ['checkInfo', 'home'],
  },
  certificateMissing: {
    ...plain,
    ...sentenceOf('certificateMissing'),
    title: 'Yetki belgeniz eksik',
    actions: ['checkInfo', 'home'],
  },
  daskInForce: { ...checkAnswers, ...sentenceOf('daskInForce'), title: 'Konutunuzun DASK’ı sürüyor' },
  daskRenewalGone: { ...checkAnswers, ...sentenceOf('daskRenewalGone'), title: 'Yenilenecek poliçe bulunamadı' },
  daskNotSubject: { ...checkAnswers, ...sentenceOf('daskNotSubject'), title: 'Bu konuta DASK yapılamıyor' },
  housingTooLarge: { ...checkAnswers, ...sentenceOf('housingTooLarge'), title: 'Bu paket 250 m²’ye kadar' },
  deviceUnregistered: { ...checkAnswers, ...sentenceOf('deviceUnregistered'), title: 'Cihaz kayıtlı değil' },
  deviceInsured: { ...checkAnswers, ...sentenceOf('deviceInsured'), title: 'Cihazın poliçesi sürüyor' },
  deviceReported: { ...checkAnswers, ...sentenceOf('deviceReported'), title: 'Bu cihaz sigortalanamıyor' },
  healthEntryAge: {
    ...plain,
    ...sentenceOf('healthEntryAge'),
    title: 'Bu yaşta ilk kez başlanamıyor',
    actions: ['call', 'whatsapp', 'home'],
  },
  deviceTooOld: { ...checkAnswers, ...sentenceOf('deviceTooOld'), title: 'Telefon 36 aydan eski' },
  daskTariffMissing: {
    ...plain,
    ...sentenceOf('daskTariffMissing'),
    title: 'Bu ayın tarifesi bekleniyor',
    actions: ['retry', 'home'],
  },
};

export const createOfferOutcomes: Readonly<Record<CreateOfferCode, CreateOfferOutcome>> = {
  402: {
    ...startOver,
    title: 'Bu aracın teklifini danışmanımız hazırlıyor',
    message:
      'Değeri yüksek araçların satışı internete kapalı. Bizi arayın; araç bilgisi yanlışsa yeniden girin, kimliğinizi güvenlik için yeniden doğrularız.',
    actions: ['start', 'call', 'whatsapp', 'home'],
    withoutVehicle: {
      title: 'Bu teklifi danışmanımız hazırlıyor',
      message: undefined,
      actions: ['apply', 'call', 'whatsapp', 'home'],
    },
  },
  BL0: startOver,
  591: otherBranch,
  581: otherBranch,
  590: askLater,
  59: askLater,
  580: askLater,
  58: askLater,
  B20: {
    ...plain,
    title: 'Teklif hazırlanamadı',
    message: 'Bu bilgilerle internetten teklif veremiyoruz. Danışmanımız size yardımcı olur.',
    actions: ['call', 'whatsapp', 'home'],
    hidesClose: true,
  },
  /** The server's message is the line's own. */
  404: { ...checkAnswers, title: '18 yaşından küçükler için ebeveyn gerekiyor' },
  /** The server's message names the days. */
  renewalTooEarly: {
    ...plain,
    title: 'Poliçenizin yenilenmesine daha var',
    actions: ['checkInfo', 'home'],
    offersReminder: true,
  },
  ...requirementRows,
};

/** For a message that contains `F500`: an upstream service failed. */
const failedServiceOutcome: CreateOfferOutcome = {
  ...plain,
  title: 'Teklif şu anda alınamıyor',
  message: 'Sigorta sistemleri yanıt vermiyor. Yazdıklarınız duruyor; birkaç dakika sonra yeniden deneyin.',
  actions: ['retry', 'home'],
};

const otherCreateOfferOutcome: CreateOfferOutcome = {
  ...plain,
  title: 'Teklif hazırlanamadı',
  message: 'Girdiğiniz bilgilerle teklif hazırlayamadık. Bilgilerinizi kontrol edip yeniden deneyin.',
  actions: ['checkInfo', 'home'],
};

/** The outcome of a refusal; the message is used for `F500` only. */
export function createOfferOutcome(code: string | null, message: string | null): CreateOfferOutcome {
  const rows: Readonly<Record<string, CreateOfferOutcome>> = createOfferOutcomes;
  const row = code === null ? undefined : rows[code];
  if (row) return row;
  return message?.includes('F500') ? failedServiceOutcome : otherCreateOfferOutcome;
}

/** B20 never has a close button; for others the configured flag decides (F332). */
export const isCloseHidden = (outcome: CreateOfferOutcome, hideCloseFlag: boolean): boolean =>
  outcome.hidesClose || hideCloseFlag;
