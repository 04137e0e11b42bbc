import type { Landing } from '@emsal/lines/kit/landing/landing';
import { formatLira } from '@emsal/platform/formats/money';
import { accidentSums } from '@emsal/tariffs/accident/accident-figures';
import { accidentAgeLimit, adultAge } from '@emsal/validation/ages/age-limits';
import { personalAccidentFacts } from './facts';
import prices from './landing-prices.json';

const lira = (whole: number) => formatLira(whole * 100);

export const landing: Landing = {
  facts: personalAccidentFacts,
  title: 'Ferdi kaza sigortası fiyatları ve teklifleri',
  description:
    'Kaza sonucu vefat ve sürekli sakatlıkta toplu para ödeyen ferdi kaza sigortası tekliflerini kıyaslayın. Tutarı siz seçin, poliçenizi internetten alın.',
  heading: ['Kaza gelirinizi keserse', 'toplu para öder.'],
  lead: 'Ferdi kaza sigortası fatura ödemez; kaza sonucu vefatta ya da sürekli sakatlıkta poliçede yazan tutarı size ya da yakınlarınıza öder.',
  points: [
    `${adultAge}–${accidentAgeLimit - 1} yaş arasında yaptırılır`,
    'Fiyatı yaş değil; meslek, ehliyet ve tutar belirler',
    'Sağlık sigortasının yerine geçmez',
  ],
  formTitle: 'Ferdi kaza teklifi alın',
  prices,
  teaser: { title: 'Ferdi kaza fiyatları', caption: '{{ornek-tutar}} teminat, öğretmen' },
  steps: [
    {
      title: 'Mesleğinizi ve ehliyetinizi seçin',
      text: 'Fiyat bu ikisine göre değişir; yanlış yazılan meslek tazminatı düşürebilir.',
    },
    {
      title: 'Tutarı belirleyin',
      text: '{{en-az}} ile {{en-cok}} arasında. Yokluğunuzda ailenizin kaç yıllık gelire ihtiyacı olacağını düşünün.',
    },
    { title: 'Kıyaslayıp alın', text: 'Fiyatları ve ek teminatları yan yana görün, poliçeniz e-postanıza gelsin.' },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Ani ve dıştan gelen bir olayın bedeninize verdiği zararı.',
    items: [
      {
        title: 'Vefat',
        text: 'Kaza sonucu, kaza gününden sonraki bir yıl içinde vefatta tutarın tamamı ödenir.',
        points: ['Yasal mirasçılarınıza', 'Başka bir lehtar için danışmanımızı arayın'],
      },
      {
        title: 'Sürekli sakatlık',
        text: 'Kazadan sonraki iki yıl içinde ortaya çıkan sakatlıkta, derecesine göre tutarın bir yüzdesi ödenir.',
        points: ['Oranlar genel şartlardaki tablodadır', 'Kesin rapor tedavi bittikten sonra alınır'],
      },
      {
        title: 'Ek teminatlar',
        text: 'Tedavi gideri ve gündelik tazminat tek başına satılmaz; vefat ve sakatlığa eklenir.',
        points: [
          'Tedavi: tutarın %5’ine kadar, ek primle',
          'Gündelik: çalışamadığınız günler için, en çok 200 gün; bir şirkette dahil',
        ],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Hastalık kaza sayılmaz.',
        points: [
          'Hastalıklar ve sonuçları',
          'Alkol ya da uyuşturucu etkisinde kazalar',
          'Kavga ve suç',
          'Formda A sınıfı ehliyet seçilmemişse motosiklet',
          'Tehlikeli sporlar',
        ],
      },
    ],
  },
  medians: {
    title: 'Ferdi kaza sigortası fiyatları',
    intro: 'Tedavi gideri teminatı olmadan, bir yıllık prim.',
    rowHeading: 'Teminat ve meslek',
    heads: {
      'sum-500': '{{ornek-tutar}}, öğretmen',
      'sum-1000': '{{bir-milyon}}, öğretmen',
      'sum-2000': '{{en-cok}}, öğretmen',
      'sum-1000-guard': '{{bir-milyon}}, güvenlik görevlisi',
      'sum-1000-courier': '{{bir-milyon}}, motosikletli kurye',
    },
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
      question: `${accidentAgeLimit} yaşındayım, yaptırabilir miyim?`,
      answer: `Yeni poliçe ${accidentAgeLimit - 1} yaşındakilere kadar yapılır. Süren poliçenizin yenileme koşulunu şirkete sorun.`,
    },
    {
      question: 'Motosiklet kullanıyorum, kapsamda mı?',
      answer:
        'A sınıfı ehliyetinizi formda seçerseniz evet; prim artar ama kaza ödenir. Bir şirket motosiklet kullananlara teklif vermez.',
    },
    {
      question: 'İki ayrı ferdi kaza poliçem olabilir mi?',
      answer:
        'Evet. Vefat ve sakatlıkta ödenen bir gider değil tutar olduğu için poliçelerin her biri öder. Şirketler toplam tutara sınır koyabilir.',
    },
    {
      question: 'Deprem kaza sayılır mı?',
      answer:
        'Genel şartlarda ek teminattır; bir şirket poliçesine ekler. Teklifin teminatlarında “Deprem” yazmalıdır.',
    },
    {
      question: 'Kazadan sonra ne yapmalıyım?',
      answer:
        'Önce sağlık kuruluşuna gidin. Beş gün içinde şirkete bildirin; raporları ve varsa kaza tutanağını saklayın.',
    },
  ],
  reading: ['complementHealth', 'accidentNeeds', 'travel', 'health'],
  amounts: {
    'ornek-tutar': lira(accidentSums.value.usual),
    'bir-milyon': lira(1_000_000),
    'en-az': lira(accidentSums.value.least),
    'en-cok': lira(accidentSums.value.most),
  },
};
