import { endedVisit } from '@emsal/api/outcomes/ended-visit';

const noCookies = 'Tarayıcınız bu sitenin çerezlerini kabul etmiyor, form onlarsız ilerleyemiyor.';

export const refusalTexts = {
  offline: 'İnternet bağlantınız kesildi. Yazdıklarınız duruyor; bağlantı gelince tekrar deneyin.',
  down: 'Sistemimiz şu anda yanıt vermiyor. Yazdıklarınız duruyor; birazdan tekrar deneyin.',
  noCookies: `${noCookies} Tarayıcınızın ayarlarından çerezlere izin verin ve tekrar deneyin; yazdıklarınız bu sayfada duruyor.`,
  /** What was typed goes on in a new visit. */
  visitRenewed:
    'Teklif isteğinizin süresi doldu. Yazdıklarınız duruyor; devam edin, telefonunuza yeni bir kod gönderelim.',
  visitEnded: `${endedVisit.reason} ${endedVisit.notKept}`,
  /** The server refused something that no field of the page holds. */
  notTaken: 'Bilgilerinizi kaydedemedik. Yazdıklarınız duruyor; sayfayı yenileyip tekrar deneyin.',
  /** Before anything is typed. */
  noCookiesYet: `${noCookies} Başlamadan önce tarayıcınızın ayarlarından çerezlere izin verip sayfayı yenileyin.`,
  /** The server refused a field that this page does not ask for. */
  elsewhere: 'Yanıtlarınız başka bir sekmede değişmiş olabilir: sayfayı yenileyin',
} as const;
