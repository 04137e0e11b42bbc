import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { RedirectReason } from '@emsal/platform/redirect-reason';

export const homeNoticeTexts: Record<RedirectReason, string> = {
  visit: `${endedVisit.reason} ${endedVisit.notKept}`,
  list: 'Bu istek için teklif listesi yok. Bilgilerinizi girin, şirketlere yeniden soralım.',
  payment:
    'Bankadan gelen yanıtı doğrulayamadık. Ödemeniz tamamlandıysa poliçenizin bağlantısı SMS ile gelir; gelmezse bizi arayın.',
};
