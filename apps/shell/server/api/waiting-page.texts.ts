/** What the edge shows while the API is away for some seconds. */
export const waitingTexts = {
  payment: {
    title: 'Ödemenizin sonucu alınıyor',
    lead: 'Bankanızdan döndünüz, sonucu birazdan göstereceğiz. Lütfen bu sayfayı kapatmayın ve ödemeyi yeniden başlatmayın.',
  },
  document: {
    title: 'Belgeniz birazdan açılacak',
    lead: 'Sistemimize kısa bir süre ulaşılamıyor. Belge hazır olunca kendiliğinden açılır.',
  },
  page: {
    title: 'Sayfa birazdan açılacak',
    lead: 'Sistemimize kısa bir süre ulaşılamıyor. Sayfa birkaç saniye içinde yeniden denenecek.',
  },
  retry: 'Tekrar dene',
} as const;
