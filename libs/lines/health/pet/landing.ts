import type { Landing } from '@emsal/lines/kit/landing/landing';
import { petFacts } from './facts';

export const landing: Landing = {
  facts: petFacts,
  title: 'Evcil hayvan sigortası: kedi ve köpek için',
  description:
    'Kedi ve köpek sigortası neyi karşılar? Acil tedavi, hastalık, üçüncü kişilere zarar; çip koşulu, yaş sınırı, bekleme süresi ve sizde kalan pay.',
  heading: ['Veteriner faturası', 'sürpriz olmasın.'],
  lead: 'Evcil hayvan sigortası, kedinizin ya da köpeğinizin kaza ve hastalıkta veteriner giderini, başkasına verdiği zararı karşılar.',
  points: [
    '6 aydan büyük, 10 yaşından küçük kedi ve köpekler',
    'Çip ve kayıt zorunlu',
    'Faturanın bir bölümü sizde kalır',
  ],
  formTitle: 'Danışmana sorun',
  teaser: { title: 'Bir bakışta', caption: 'Süreler ve paylar şirkete göre değişir; poliçede yazan geçerlidir.' },
  keyFacts: [
    { label: 'Kim için?', amount: 'Çipli kedi ve köpek' },
    { label: 'Yaş', amount: '6 aydan büyük, 10 yaşından küçük' },
    { label: 'Kazada bekleme', amount: 'Genellikle yok' },
    { label: 'Yasak ırklar', amount: '5199 sayılı Kanun’daki köpekler sigortalanmaz' },
  ],
  steps: [
    {
      title: 'Çipi kontrol edin',
      text: '15 haneli numara karnede yazar. Kayıt sizin adınıza değilse önce veterinerde değiştirin.',
    },
    { title: 'Limiti ve payı okuyun', text: 'Yıllık limit kadar, her faturada size kalan yüzde de önemlidir.' },
    { title: 'Kliniğinizi sorun', text: 'Bazı poliçeler yalnızca anlaşmalı klinikte geçer, bazıları faturayı öder.' },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Poliçede yazan teminatı, limit ve pay içinde.',
    items: [
      {
        title: 'Tedavi',
        text: 'Kaza ve zehirlenme gibi acil durumlarda muayene, görüntüleme, ameliyat ve yatış.',
        points: ['Hastalık teminatı çoğu zaman ayrıca seçilir', 'Hastalıkta bekleme süresi olabilir'],
      },
      {
        title: 'Başkasına zarar',
        text: 'Köpeğiniz birini ısırırsa ya da bir şeyi kırarsa karşı tarafın zararını öder.',
        points: ['Köpekte en çok buna ihtiyaç olur'],
      },
      {
        title: 'Kayıp ve bakım',
        text: 'Kayıp ilanı gideri; isteğe bağlı olarak yıllık aşı ve kontrol.',
      },
      {
        title: 'Karşılamadıkları',
        text: 'Bilinen ve planlanan giderler kapsam dışıdır.',
        points: [
          'Poliçeden önce başlayan hastalıklar',
          'Kalıtsal hastalıklar',
          'Kısırlaştırma ve estetik işlemler',
          'Teminat seçilmemişse aşı ve bakım',
        ],
      },
    ],
  },
  comparison: {
    title: 'Hangi hayvan sigortalanır?',
    intro: 'Başvurmadan önce üç koşula bakın.',
    caption: 'Başvuru koşulları',
    head: ['Koşul', 'Sigortalanır', 'Sigortalanmaz'],
    rows: [
      ['Yaş', '6 aydan büyük, 10 yaşından küçük', 'Yavru ya da 10 yaşında ve üstü yeni başvuru'],
      ['Kimlik', 'Çipli ve kayıtlı', 'Çipsiz ya da kaydı olmayan'],
      ['Irk', 'Kediler ve yasaklanmayan köpekler', '5199 sayılı Kanun’da tehlikeli sayılan köpekler'],
    ],
    sources: ['5199 sayılı Hayvanları Koruma Kanunu; çip zorunluluğu: dunya.com, sonmuhur.com, Aralık 2025'],
  },
  questions: [
    {
      question: 'Çip zorunlu mu?',
      answer:
        'Evet. 31 Aralık 2025’ten beri altı aylıktan büyük kedi ve köpeklerde çip ve PETVET kaydı zorunludur. Çipsiz hayvan sigortalanmaz.',
    },
    {
      question: 'Bekleme süresi var mı?',
      answer: 'Hastalıkta vardır, süresi şirkete göre değişir. Kazada genellikle yoktur.',
    },
    {
      question: 'Faturanın tamamı ödenir mi?',
      answer:
        'Hayır. Poliçede size kalan bir yüzde yazar; kalanı yıllık limite kadar ödenir. Pay ve limit fiyatla birlikte okunmalıdır.',
    },
    {
      question: 'Köpeğim birini ısırırsa ne olur?',
      answer:
        'Üçüncü kişilere sorumluluk teminatınız varsa karşı tarafın zararını limite kadar öder. Aşı karnesini ve olay tutanağını saklayın.',
    },
    {
      question: 'Hayvanım 10 yaşını doldurunca poliçe biter mi?',
      answer:
        'Yeni poliçe yapılmaz. Ara vermeden yenilenen poliçelerde uygulama şirkete göre değişir; yenileme koşulunu sorun.',
    },
    {
      question: 'Hasarda hangi belgeler istenir?',
      answer: 'Veteriner faturası, muayene ve tedavi raporu, aşı karnesi. Belgeleri geciktirmeden gönderin.',
    },
  ],
  reading: ['home', 'petChip', 'personalAccident', 'travel'],
};
