import { maxPictureMegapixels, maxUploadMegabytes } from '@emsal/validation/upload/upload-limits';

/** Refusals of the desk's calls, besides those of content. */
export const deskOutcomes = {
  notSignedIn: { message: 'Oturumunuz sona erdi. Yeniden giriş yapın.' },
  notPermitted: { message: 'Bu işlem için yetkiniz yok. Yetki gerekiyorsa yöneticinizden isteyin.' },
  staffUnknown: { message: 'Böyle bir çalışan yok.' },
  staffChanged: {
    message: 'Bu çalışanın yetkileri bu arada değişti. Güncel hâlini gözden geçirip yeniden kaydedin.',
  },
  lastAdmin: { message: 'Son yöneticinin yetkisi kaldırılamaz. Önce başka bir yönetici atayın.' },
  emailTaken: { message: 'Bu e-posta adresiyle bir çalışan var.' },
  planInPast: { message: 'Geçmiş bir zaman seçtiniz. İleri bir zaman yazın ya da şimdi yayımlayın.' },
  releasesUnknown: { message: 'Site sunucusundan sürüm bilgisi alamadık. Biraz sonra yeniden deneyin.' },
  imageRefused: {
    message: `Bu dosya kullanılamıyor. JPEG, PNG, WebP, AVIF ya da GIF biçiminde, en çok ${maxUploadMegabytes} MB ve ${maxPictureMegapixels} megapiksel bir görsel seçin.`,
  },
  entryUnknown: { message: 'Bu başvuru yok ya da saklama süresi doldu.' },
  entryChanged: { message: 'Bu başvurunun durumu bu arada değişti. Sayfayı yenileyin.' },
  applicationUnknown: { message: 'Bu başvuru yok ya da saklama süresi doldu.' },
  applicationChanged: { message: 'Bu başvurunun durumu bu arada değişti. Sayfayı yenileyin.' },
  applicationNotTaken: { message: 'Formu yalnızca başvuruyu üstlenen danışman açabilir.' },
  healthFormNobody: { message: 'Başvuruda sigortalanacak kişi ya da telefon bilgisi kalmamış; form gönderilemiyor.' },
  requestUnknown: { message: 'Bu talep yok ya da saklama süresi doldu.' },
  requestChanged: { message: 'Bu talebin durumu bu arada değişti. Sayfayı yenileyin.' },
  requestReasonMissing: { message: 'Önce nedenini seçin: müşteri bunu okur.' },
  permissionNotGiven: { message: 'Geri alınacak bir duyuru izni yok.' },
  reviewDecided: { message: 'Bu yorumun durumu bu arada değişti. Listeyi yenileyin.' },
  jobHandled: { message: 'Bu işle bu arada başka biri ilgilendi. Listeyi yenileyin.' },
} as const;
export type DeskCode = keyof typeof deskOutcomes;
