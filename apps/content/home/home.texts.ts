export const homeTexts = {
  title: 'Yirmiden fazla şirketin sigorta teklifini kıyaslayın',
  description:
    'Aynı araç, aynı gün, aynı teminat; ama fiyatlar farklı. Şirketlerin tekliflerini yan yana görün, beğendiğinizi yaklaşık iki dakikada satın alın.',
  heading: ['Bir kez sorun,', 'şirketler yanıtlasın.'],
  lead: 'Aynı araç, aynı gün, aynı teminat; ama fiyatlar farklı. Otuza yakın şirketin teklifini yan yana görün, beğendiğinizi yaklaşık iki dakikada satın alın.',
  points: [
    'Kim teklif verdi, kim neden teklif vermedi: hepsi ekranda',
    'Üyelik gerekmez; poliçenizi ödemeden hemen sonra indirirsiniz',
    'Siz istemedikçe aramayız',
  ],
  form: 'Teklif alın',
  prices: {
    title: 'Her ilmek bir teklif',
    caption: 'Örnek veri: kasko, değeri 850.000\u00A0₺ olan otomobil, İstanbul',
  },
  reading: 'Okumaya değer',
  allPosts: { path: '/blog', label: 'Tüm yazılar' },
  howTitle: 'Nasıl çalışır?',
  how: [
    {
      title: 'Plakanızı yazın',
      text: 'Aracı ve önceki poliçeyi biz buluruz. Bildiğimizi yeniden sormayız, yalnızca onayınızı isteriz.',
    },
    {
      title: 'Teklifler gelsin',
      text: 'Hangi şirkete sorduk, kim neden teklif vermedi: hepsini ekranda görürsünüz.',
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
    {
      title: 'Komisyon sıralamayı etkilemez',
      text: 'Liste puana ve fiyata göre sıralanır; dilerseniz yalnızca fiyata göre.',
    },
    { title: 'Gördüğünüz fiyat', text: 'Listede gördüğünüz tutarı ödersiniz.' },
    { title: 'İzinsiz arama yok', text: 'Arama ve SMS izni ayrı ayrıdır, kapalı gelir.' },
    { title: '3-D Secure', text: 'Kart numaranız bize ulaşmaz, bankanın sayfasında kalır.' },
  ],
  products: 'Hayatınızın her yerinde',
  productsLead: 'Yerine bakın, sigortasını seçin. Fiyat sormak için üyelik gerekmez.',
  scenes: { vehicle: 'Araç', property: 'Ev', health: 'Sağlık', everyday: 'Yol ve günlük' },
} as const;
