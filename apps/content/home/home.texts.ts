export const homeTexts = {
  title: 'Yirmiden fazla şirketin sigorta teklifini kıyaslayın',
  description:
    'Aynı araç, aynı gün, aynı teminat; ama fiyatlar farklı. Şirketlerin tekliflerini yan yana görün, beğendiğinizi yaklaşık iki dakikada satın alın.',
  heading: ['Bir kez sorun,', 'şirketler yanıtlasın.'],
  lead: 'Aynı araç, aynı gün, aynı teminat; ama fiyatlar farklı. Otuza yakın şirketin teklifini yan yana görün, beğendiğinizi iki dakikada satın alın.',
  points: [
    'Hangi şirket yanıtladı, hangisi neden vermedi: hepsi ekranda',
    'Üyelik gerekmez; poliçeniz ödemeden sonra e-postanızda',
    'Aramazsanız biz de aramayız',
  ],
  form: 'Teklif alın',
  market: {
    title: 'Her ilmek bir teklif',
    caption: 'Örnek veri: trafik sigortası, otomobil, İstanbul, 4.\u00A0basamak',
  },
  howTitle: 'Nasıl çalışır?',
  how: [
    {
      title: 'Plakanızı yazın',
      text: 'Aracı ve önceki poliçeyi biz buluruz. Bildiğimizi yeniden sormayız, yalnızca onayınızı isteriz.',
    },
    {
      title: 'Teklifler gelsin',
      text: 'Hangi şirkete sorduk, hangisi yanıtladı, hangisi neden vermedi: hepsini ekranda görürsünüz.',
    },
    {
      title: 'Gördüğünüz fiyatı ödeyin',
      text: 'Fiyatı ödeme öncesinde kayıtlı teklifinizden yeniden hesaplarız. Değişirse ödeme durur, farkı size gösteririz.',
    },
  ],
  steps: {
    title: 'Hasarsız yıllar fiyatı düşürür',
    text: 'Trafik sigortasında herkes 4.\u00A0basamaktan başlar. Kazasız geçen her yıl bir basamak yükselirsiniz. 8.\u00A0basamakta tavan fiyat, 0.\u00A0basamaktakinin altıda biridir.',
    link: 'Tavan fiyatları inceleyin',
    row: (step: number) => `${step}. basamak`,
    caption: 'Otomobil, İstanbul, Şubat 2026 tavan fiyatları. İlmek tavanı gösterir; şirketler bunun altında kalır.',
  },
  reasonsLabel: 'Neye güvenebilirsiniz?',
  reasons: [
    { title: 'Komisyon sıraya girmez', text: 'Liste puana ve fiyata göre dizilir; dilerseniz yalnızca fiyata göre.' },
    { title: 'Gördüğünüz fiyat', text: 'Listede ne gördüyseniz kasada o.' },
    { title: 'İzinsiz arama yok', text: 'Arama ve SMS izni ayrı ayrıdır, kapalı gelir.' },
    { title: '3-D Secure', text: 'Kart numaranız bize ulaşmaz, bankanın sayfasında kalır.' },
  ],
  products: 'Sigortalar',
} as const;
