/** What follows a refused `createoffer`, a row a code (spec funnel 4.1, 8). Comes with the dialog. */
import type { CreateOfferCode } from './create-offer-codes';
import { requirementOutcomes, type RequirementCode } from './line-requirements';
import type { Outcome } from './outcome';

/** `trafficOffer` leads to the form of compulsory traffic insurance. `crossBranch` leads to the paired line's basic information; without a pair it is left out. `checkInfo` leads to the line's first step. */
export type CreateOfferAction = 'trafficOffer' | 'crossBranch' | 'home' | 'checkInfo' | 'start' | 'call' | 'whatsapp';

export interface CreateOfferOutcome extends Outcome {
  /** In the order of the buttons; the first one is the main one. */
  actions: readonly CreateOfferAction[];
  /** The form ends here: its button leads to the other line. */
  endsFunnel: boolean;
  asksMarketingPermission: boolean;
  /** The dialog has no close button. */
  hidesClose: boolean;
}

const plain = { endsFunnel: false, asksMarketingPermission: false, hidesClose: false } as const;
const startOver = {
  ...plain,
  title: 'Bilgilerinizi yeniden doğrulayalım',
  message: 'Bu teklifi sürdürmek için baştan başlamanız ve kimliğinizi yeniden doğrulamanız gerekiyor.',
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
const policyFirst = { ...plain, actions: ['trafficOffer', 'checkInfo', 'home'] } as const;

/** What a line needs before it can be sold (spec funnel 5). */
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
};

export const createOfferOutcomes: Readonly<Record<CreateOfferCode, CreateOfferOutcome>> = {
  402: {
    ...startOver,
    title: 'Bu aracı danışmanla sigortalıyoruz',
    message: 'Değeri yüksek araçların satışını danışmanlarımız yapıyor. Bizi arayın ya da bilgilerinizi baştan girin.',
    actions: ['start', 'call', 'whatsapp', 'home'],
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
  ...requirementRows,
};

/** A message that contains `F500`: the service behind the offers failed. */
const failedServiceOutcome: CreateOfferOutcome = {
  ...plain,
  title: 'Teklif şu anda alınamıyor',
  message: 'Sigorta sistemleri yanıt vermiyor. Yazdıklarınız duruyor; birkaç dakika sonra yeniden deneyin.',
  actions: ['home'],
};

const otherCreateOfferOutcome: CreateOfferOutcome = {
  ...plain,
  title: 'Teklif hazırlanamadı',
  message: 'Girdiğiniz bilgilerle teklif hazırlayamadık. Bilgilerinizi kontrol edip yeniden deneyin.',
  actions: ['checkInfo', 'home'],
};

/** The row of a refusal; the message counts only for `F500`. */
export function createOfferOutcome(code: string | null, message: string | null): CreateOfferOutcome {
  const rows: Readonly<Record<string, CreateOfferOutcome>> = createOfferOutcomes;
  const row = code === null ? undefined : rows[code];
  if (row) return row;
  return message?.includes('F500') ? failedServiceOutcome : otherCreateOfferOutcome;
}

/** B20 has no close button; the other dialogs go by the configured flag (F332) or their own row. */
export const isCloseHidden = (outcome: CreateOfferOutcome, hideCloseFlag: boolean): boolean =>
  outcome.hidesClose || hideCloseFlag;
