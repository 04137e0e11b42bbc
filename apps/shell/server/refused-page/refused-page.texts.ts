import { homeLinkTexts } from '@emsal/ui/home-link/home-link.texts';

/** What a browser shows of a refusal, by what its visitor had asked for. */
export const refusedTexts = {
  home: homeLinkTexts.home,
  payment: {
    title: 'Bankadan gelen yanıt okunamadı',
    lead: 'Ödemeniz tamamlandıysa poliçenizin bağlantısı SMS ile gelir; gelmezse yeniden ödemeden önce bizi arayın.',
  },
  document: {
    title: 'Belge açılamadı',
    lead: 'Belge yok ya da bu tarayıcıdaki oturumunuzun süresi doldu. Teklif ya da poliçe sayfanızı açıp yeniden deneyin; poliçeniz e-postanızın ekinde de durur.',
  },
  page: { title: 'Sayfa açılamadı', lead: 'Adres eksik ya da hatalı. Ana sayfadan devam edebilirsiniz.' },
  form: {
    title: 'Form gönderilemedi',
    lead: 'Önceki sayfaya dönüp formu yeniden gönderin.',
    again: 'Yeniden gönder',
  },
} as const;
