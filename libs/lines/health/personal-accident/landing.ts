import type { Landing } from '@emsal/lines/kit/landing/landing';
import { personalAccidentFacts } from './facts';

export const landing: Landing = {
  facts: personalAccidentFacts,
  title: 'Ferdi kaza sigortası: ne öder, kime gerekir?',
  description:
    'Ferdi kaza sigortası kaza sonucu vefat ve sürekli sakatlıkta poliçede yazan tutarı öder. Oranlar, ek teminatlar, yaş sınırı ve mesleğin etkisi.',
  heading: ['Kaza gelirinizi keserse', 'toplu para öder.'],
  lead: 'Ferdi kaza sigortası fatura ödemez; kaza sonucu vefatta ya da sürekli sakatlıkta poliçede yazan tutarı size ya da yakınlarınıza öder.',
  points: [
    '18–64 yaş arasında yaptırılır',
    'Fiyatı yaş değil, mesleğiniz ve seçtiğiniz tutar belirler',
    'Sağlık sigortasının yerine geçmez',
  ],
  formTitle: 'Danışmana sorun',
  teaser: { title: 'Bir bakışta', caption: 'Ferdi Kaza Sigortası Genel Şartları' },
  keyFacts: [
    { label: 'Vefat', amount: 'Kazadan sonraki bir yıl içinde' },
    { label: 'Sürekli sakatlık', amount: 'Kazadan sonraki iki yıl içinde' },
    { label: 'Gündelik tazminat', amount: 'Ek teminat, en çok 200 gün' },
    { label: 'Bildirim', amount: 'Beş gün içinde' },
  ],
  steps: [
    { title: 'Tutarı seçin', text: 'Yokluğunuzda ailenizin kaç yıllık gelire ihtiyacı olacağını düşünün.' },
    {
      title: 'Mesleğinizi doğru yazın',
      text: 'Prim mesleğin riskine göre değişir; yanlış yazılan meslek tazminatı düşürebilir.',
    },
    { title: 'Lehtarı belirleyin', text: 'Kimin alacağını yazın. Yazmazsanız yasal mirasçılarınıza ödenir.' },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Ani ve dıştan gelen bir olayın bedeninize verdiği zararı.',
    items: [
      {
        title: 'Vefat',
        text: 'Kaza sonucu, kaza gününden sonraki bir yıl içinde vefatta tutarın tamamı ödenir.',
        points: ['Lehtara, yazılmamışsa yasal mirasçılara'],
      },
      {
        title: 'Sürekli sakatlık',
        text: 'Kazadan sonraki iki yıl içinde ortaya çıkan sakatlıkta, derecesine göre tutarın bir yüzdesi ödenir.',
        points: ['Oranlar genel şartlardaki tablodadır', 'Kesin rapor tedavi bittikten sonra alınır'],
      },
      {
        title: 'Ek teminatlar',
        text: 'Tedavi gideri ve gündelik tazminat tek başına satılmaz; vefat ve sakatlığa eklenir.',
        points: ['Tedavi: tutarın belli bir yüzdesine kadar', 'Gündelik: çalışamadığınız günler için, en çok 200 gün'],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Hastalık kaza sayılmaz.',
        points: [
          'Hastalıklar ve sonuçları',
          'Alkol ya da uyuşturucu etkisinde kazalar',
          'Kavga ve suç',
          'Poliçede yazmıyorsa motosiklet ve tehlikeli sporlar',
        ],
      },
    ],
  },
  comparison: {
    title: 'Hangi sakatlıkta yüzde kaç ödenir?',
    intro: 'Poliçede yazan tutarın yüzdesidir. Solak iseniz sağ ve sol sütunları yer değiştirir.',
    caption: 'Tutarın ödenen yüzdesi',
    head: ['Sakatlık', 'Sağ', 'Sol'],
    rows: [
      ['İki gözün, iki elin ya da iki ayağın kaybı', '%100', '%100'],
      ['Bir kolun ya da elin kaybı', '%60', '%50'],
      ['Başparmak ile işaret parmağının kaybı', '%30', '%25'],
      ['Omuz hareketinin kaybı', '%25', '%20'],
      ['Dirsek hareketinin kaybı', '%20', '%15'],
      ['Bilek hareketinin kaybı', '%20', '%15'],
    ],
    sources: ['Ferdi Kaza Sigortası Genel Şartları, sürekli sakatlık tablosu; poliçenizdeki tablo geçerlidir.'],
  },
  questions: [
    {
      question: 'Ferdi kaza ile sağlık sigortası arasında ne fark var?',
      answer:
        'Sağlık sigortası tedavi faturasını öder. Ferdi kaza, fatura istemeden poliçede yazan tutarı öder; gelir kaybına karşıdır. Biri ötekinin yerine geçmez.',
    },
    {
      question: '65 yaşındayım, yaptırabilir miyim?',
      answer: 'Yeni poliçe 64 yaşına kadar yapılır. Süren poliçenizin son gününü ve yenileme koşulunu şirkete sorun.',
    },
    {
      question: 'Motosiklet kullanıyorum, kapsamda mı?',
      answer: 'Yalnızca poliçede yazıyorsa. Motosikleti baştan söyleyin; prim artar ama kaza ödenir.',
    },
    {
      question: 'İki ayrı ferdi kaza poliçem olabilir mi?',
      answer:
        'Evet. Vefat ve sakatlıkta ödenen bir gider değil tutar olduğu için poliçelerin her biri öder. Şirketler toplam tutara sınır koyabilir.',
    },
    {
      question: 'Deprem kaza sayılır mı?',
      answer: 'Genel şartlarda ek teminattır; poliçenizde ayrıca yazmalıdır.',
    },
    {
      question: 'Kazadan sonra ne yapmalıyım?',
      answer:
        'Önce sağlık kuruluşuna gidin. Beş gün içinde şirkete bildirin; raporları ve varsa kaza tutanağını saklayın.',
    },
  ],
  reading: ['complementHealth', 'accidentNeeds', 'travel', 'health'],
};
