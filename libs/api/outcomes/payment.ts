/** Messages about a payment: by state of the check page, by bank code, and by refusal of a checkout call. */
import type { Outcome } from './outcome';
import { toCardWithin } from './refund-times';

/** For every payment that ended before it was charged. */
export const notCharged = 'Kartınızdan çekim yapılmadı.';

/** States of `policyrequest/Success`. */
export const paymentOutcomes = {
  waiting: {
    title: 'Ödemenizin sonucunu bekliyoruz',
    message: 'Bu birkaç saniye sürebilir. Sayfayı kapatsanız da ödemeniz bir kez işlenir.',
  },
  /** The customer is at the bank, which charges nothing before they return. */
  atBank: {
    title: 'Bankanızdaki onay bekleniyor',
    message: `${notCharged} Onay sayfası açıksa oradan sürdürün; kapattıysanız ödemeyi yeniden başlatın, iki kez çekim yapılmaz.`,
  },
  completed: { title: 'Hayırlı olsun, poliçeniz hazır' },
  declined: { title: 'Ödeme tamamlanamadı', message: `${notCharged} Lütfen tekrar deneyin.` },
  abandoned: { title: 'Ödeme yarım kaldı', message: `${notCharged} Dilediğinizde tekrar deneyin.` },
  refunding: {
    title: 'Ödemeniz iade ediliyor',
    message: `Tutarın tamamı kartınıza iade ediliyor; bankanız ${toCardWithin} yansıtır.`,
  },
  refunded: {
    title: 'Ödemeniz iade edildi',
    message: `Tutarın tamamı kartınıza iade edildi; bankanız ${toCardWithin} yansıtır.`,
  },
  noInsurerReply: {
    title: 'Sigorta şirketi yanıt vermedi',
    message: 'Tutar kartınıza iade ediliyor. Tekrar deneyin ya da başka bir ürün seçin.',
  },
} as const satisfies Record<string, Outcome>;
export type PaymentOutcomeState = keyof typeof paymentOutcomes;

/** Why a payment was declined: codes of the bank (domain 8.1) and of checkout. */
export const declineReasons = {
  '10004': `Bankanız bu kartla işleme izin vermiyor. ${notCharged} Başka bir kart deneyin.`,
  '10005': `Bankanız işlemi onaylamadı. ${notCharged} Bankanızı arayın ya da başka bir kart deneyin.`,
  '10012': `Bankanız işlemi geçersiz buldu. ${notCharged} Lütfen tekrar deneyin.`,
  '10034': `Bankanız güvenlik nedeniyle işlemi onaylamadı. ${notCharged} Bankanızı arayın.`,
  '10041': `Bu kart kayıp olarak bildirilmiş. ${notCharged} Başka bir kart deneyin.`,
  '10043': `Bu kart çalıntı olarak bildirilmiş. ${notCharged} Başka bir kart deneyin.`,
  '10051': `Kartınızın bakiyesi ya da limiti yetmiyor. ${notCharged} Başka bir kart deneyin.`,
  '10054': `Kartınızın süresi dolmuş. ${notCharged} Başka bir kart deneyin.`,
  '10057': `Kartınız bu işleme kapalı. ${notCharged} Bankanızı arayın ya da başka bir kart deneyin.`,
  '10058': `Kartınız bu işleme kapalı. ${notCharged} Bankanızı arayın ya da başka bir kart deneyin.`,
  '10084': `Güvenlik kodu hatalı. ${notCharged} Kodu kontrol edip tekrar deneyin.`,
  '10093': `Kartınız internet alışverişine kapalı. ${notCharged} Bankanızdan açtırın ya da başka bir kart deneyin.`,
  '10215': `Kart numarası geçersiz. ${notCharged} Bilgileri kontrol edip tekrar deneyin.`,
  tokenUnknown: `Kart bilgilerinin süresi doldu. ${notCharged} Kartınızı yeniden girin.`,
  initializeFailed: `3-D Secure doğrulaması başlatılamadı. ${notCharged} Başka bir kart deneyin.`,
  instalmentsNotAllowed: `Kartınız bu taksit sayısına izin vermiyor. ${notCharged} Peşin ödeyin ya da başka bir kart deneyin.`,
  threeDFailed: `3-D Secure doğrulaması tamamlanmadı. ${notCharged} Lütfen tekrar deneyin.`,
  cancelled: `Ödemeyi onaylamadan vazgeçtiniz. ${notCharged}`,
  superseded: `Bu denemenin yerini yenisi aldı. ${notCharged} Sonucu yeni denemede görürsünüz.`,
  timeOver: `Doğrulama süresi doldu. ${notCharged} Dilediğinizde tekrar deneyin.`,
  bankUnavailable: `Bankaya ulaşılamadı. ${notCharged} Birkaç dakika sonra tekrar deneyin.`,
  bankSilent: `Bankadan yanıt alınamadı. ${notCharged} Lütfen tekrar deneyin.`,
} as const satisfies Record<string, string>;

/** Why a payment was declined; undefined for a code without a text of its own. */
export const declineMessage = (code: string): string | undefined =>
  (declineReasons as Readonly<Record<string, string>>)[code];

/** Reason of a refund, shown before its announcement. */
export const refundReasons: Record<string, string> = {
  insurerSilent: 'Sigorta şirketi poliçeyi süresinde düzenlemedi.',
  insurerRefused: 'Sigorta şirketi poliçeyi düzenlemedi.',
  policyDiffers: 'Sigorta şirketinin poliçesi siparişinizden farklıydı, kabul etmedik.',
  amountDiffers: 'Kartınızdan siparişinizin tutarından farklı bir tutar çekildi, poliçe düzenlemedik.',
  chargedLate: 'Kartınızdan bu deneme kapandıktan sonra çekim yapıldı, poliçe düzenlemedik.',
  returnedLate: 'Kartınızdan bu deneme kapandıktan sonra çekim yapıldı, poliçe düzenlemedik.',
};

/** For a superseded attempt whose provider page may still charge. */
export const providerPageMayStillCharge =
  'Bu denemenin yerini yenisi aldı. Eski ödeme sayfasında öderseniz tutarın tamamı kartınıza iade edilir.';

/** Refusals of the checkout calls: message and field by code. */
export const policyRequestOutcomes = {
  offerGone: { message: 'Bu teklif artık geçerli değil. Teklif listesinden yeniden seçin.' },
  priceChanged: {
    message: 'Teklifin fiyatı değişti. Ödeme alınmadı; güncel fiyatı görmek için teklifi yeniden seçin.',
  },
  callCentreOnly: { message: 'Bu poliçe telefonla düzenleniyor. Sizi danışmanımıza bağlayalım.' },
  notVerified: {
    message: 'Ödemeden önce telefonunuzu doğrulamanız gerekiyor. Teklif formuna dönüp SMS ile gelen kodu girin.',
  },
  planUnknown: {
    message: 'Bu ödeme seçeneği bu teklifte yok. Başka bir seçenek seçin.',
    field: 'selectedPaymentPlanId',
  },
  documentsNotShown: {
    message: 'Bilgilendirme formu ve mesafeli satış metni güncellendi. Güncel metinleri okuyup onaylayın.',
    field: 'shownDocuments',
  },
  policyInfoMissing: { message: 'Önce poliçe bilgilerini tamamlayın.' },
  payerNotVerified: {
    message: 'Ödeyecek kişinin telefonunu doğrulayın: SMS ile gelen kodu girin.',
    field: 'payer',
  },
  payerIsPolicyholder: { message: 'Kart, sigorta ettiren kişinin olmalı; başka biri ödeyemez.', field: 'payer' },
  payeeIncomplete: {
    message: 'Alacaklı bankayı ve şubesini ya da finans kurumunu seçin, kredi sahibinin kimlik numarasını yazın.',
    field: 'payee',
  },
  notarySaleMissing: {
    message: 'Noter satış bilgilerini yazın; satış tarihi bugünden en çok 15 gün önce, 30 gün sonra olabilir.',
    field: 'notarySale',
  },
  travellersIncomplete: {
    message: 'Her yolcunun adını, soyadını ve kimlik ya da pasaport numarasını kontrol edin.',
    field: 'travellers',
  },
  addressUnknown: { message: 'Listeden bir il ve ilçe seçin.', field: 'address' },
  discountCodeWrong: { message: 'İndirim kodu hatalı. Kodu kontrol edip yeniden yazın.', field: 'discountCode' },
  discountNotEligible: {
    message: 'Bu kodun katılım koşullarını sağlamıyorsunuz. Kodu silip devam edebilirsiniz.',
    field: 'discountCode',
  },
  discountExpired: { message: 'Bu kodun süresi doldu. Kodu silip devam edebilirsiniz.', field: 'discountCode' },
  discountUsed: { message: 'Bu kod daha önce kullanıldı. Kodu silip devam edebilirsiniz.', field: 'discountCode' },
  discountNotApplicable: {
    message: 'Bu sigorta şirketinin teklifinde kod geçmiyor. Kodu silin ya da başka bir teklif seçin.',
    field: 'discountCode',
  },
  discountNeedsConfirmation: {
    message: 'Teklifinizde kampanya indirimi var. Kodu bu teklifte birlikte kullanmak için onaylayın.',
    field: 'discountCode',
  },
  applicationNotNeeded: { message: 'Bu teklif internetten alınıyor. Ödeme adımına devam edin.' },
  applicationMissing: { message: 'Bekleyen bir başvurunuz yok. Bir danışmanla görüşmek için bizi arayın.' },
  consentMissing: {
    message: 'Sağlık bilgilerinizi danışmana iletebilmemiz için açık rızanız gerekiyor.',
    field: 'healthConsent',
  },
  paymentRunning: { message: 'Bu teklif için bir ödemeniz sürüyor. Sonucu birkaç saniye içinde göreceksiniz.' },
  /** Compulsory insurance; the message names the customer's own sale. */
  alreadyInsured: { message: 'Aynı dönem için ikinci bir zorunlu sigorta satılamaz. Ödeme başlamadı.' },
  /** The message is the statement that the customer confirms. */
  secondPolicy: { message: 'Aynı dönem için başka bir satış var. İkinci poliçe için onayınız gerekiyor.' },
  alreadyPaid: { message: 'Bu teklifin ödemesi tamamlandı, poliçeniz hazır.' },
  paymentNotStarted: { message: `Ödeme başlatılamadı. ${notCharged} Lütfen tekrar deneyin.` },
  cardRefused: { message: 'Kartınız kabul edilmedi. Kart bilgilerini kontrol edip tekrar deneyin.', field: 'card' },
  cardsTried: {
    message:
      'Bir gün içinde çok sayıda kart denemesi reddedildi. Kart güvenliği için ödemeyi durdurduk; 24 saat sonra yeniden deneyin ya da bizi arayın.',
    field: 'card',
  },
  instalmentsNotAllowed: { message: declineReasons.instalmentsNotAllowed, field: 'card' },
  emailInvalid: { message: 'E-posta adresini ad@ornek.com biçiminde yazın.', field: 'email' },
  sameIdentity: { message: 'Ödeyecek kişinin kimlik numarası sigortalınınkinden farklı olmalı.', field: 'identityNo' },
  identityInvalid: { message: 'Kimlik ya da vergi numarası hatalı. Rakamları kontrol edin.', field: 'identityNo' },
  policyNotReady: { message: 'Poliçeniz henüz hazır değil. Birkaç saniye sonra tekrar deneyin.' },
  documentUnavailable: { message: 'Teklif belgesi şu anda açılamıyor. Lütfen tekrar deneyin.' },
  invalidCard: { message: 'Kart bilgileri geçersiz. Kontrol edip tekrar deneyin.', field: 'card' },
} as const satisfies Record<string, { message: string; field?: string }>;
export type PolicyRequestCode = keyof typeof policyRequestOutcomes;
