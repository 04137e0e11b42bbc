import type { HomeReason } from '@emsal/platform/home-reason';

export const homeNoticeTexts: Record<HomeReason, string> = {
  visit:
    'Bu tarayıcıda açık bir teklif isteğiniz yok; süresi dolmuş olabilir. Bilgilerinizi girin, teklifleri getirelim.',
  list: 'Bu istek için teklif listesi yok. Bilgilerinizi girin, şirketlere yeniden soralım.',
  payment:
    'Bankadan gelen yanıtı doğrulayamadık. Ödemeniz tamamlandıysa poliçenizin bağlantısı SMS ile gelir; gelmezse bizi arayın.',
};
