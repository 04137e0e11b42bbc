import type { JobFailureCode } from '../../../jobs/job-failure';

/** Why a job failed, in words of the desk. */
export const jobCauses: Readonly<Record<JobFailureCode, string>> = {
  providerAway: 'E-posta ya da SMS sağlayıcısı yanıt vermedi.',
  bankAway: 'Banka yanıt vermedi.',
  refundRefused: 'Banka iadeyi kabul etmedi. Bankayla görüşün.',
  busy: 'Aynı ödeme o sırada başka bir işlemdeydi.',
  contradiction: 'Sigorta şirketinin yaptığı değişiklik poliçeye uymuyor. Şirketle görüşün.',
  unanswered: 'Bağlandığımız sistem yanıt vermedi.',
  database: 'Veritabanı işlemi tamamlanamadı.',
  expired: 'İş süresi içinde bitmedi ya da yarıda kesildi.',
  unexpected: 'Beklenmeyen bir hata oldu. Yazılım ekibine bildirin.',
};
