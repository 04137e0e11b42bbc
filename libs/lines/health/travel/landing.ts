import type { Landing } from '@emsal/lines/kit/landing/landing';
import { travelFacts } from './facts';

export const landing: Landing = {
  facts: travelFacts,
  title: 'Seyahat sağlık sigortası: vize için ne gerekir?',
  description:
    'Schengen vizesi için seyahat sağlık sigortasında hangi limit, bölge ve tarih aranır? Neyi karşılar, neyi karşılamaz, alırken nelere bakmalısınız?',
  heading: ['Vizeye uygun poliçe:', 'limit, bölge, tarih.'],
  lead: 'Seyahat sağlık sigortası, yurt dışında hastalandığınızda ya da kaza geçirdiğinizde tedaviyi ve eve dönüşü karşılar. Schengen vizesine başvuranlar için zorunludur.',
  points: [
    'Vizede üç satıra bakılır: limit, bölge, tarih',
    'Poliçe yola çıkmadan alınır',
    'Aracınızla gidiyorsanız ayrıca yeşil kart gerekir',
  ],
  formTitle: 'Danışmana sorun',
  teaser: { title: 'Schengen vizesi ne ister?', caption: 'Vize Kodu, (AT) 810/2009 sayılı tüzük, madde 15' },
  keyFacts: [
    { label: 'Limit', amount: 'En az {{schengen-limiti}}' },
    { label: 'Bölge', amount: 'Bütün Schengen ülkeleri' },
    { label: 'Tarih', amount: 'Kalışın her günü' },
    { label: 'Kapsam', amount: 'Acil tedavi, hastane, ülkeye nakil, vefat' },
  ],
  steps: [
    {
      title: 'Ülkeleri yazın',
      text: 'Uğrayacağınız bütün ülkeler poliçedeki bölgede olmalı. 29 Schengen ülkesi tek bölgedir.',
    },
    {
      title: 'Günleri sayın',
      text: 'Gidiş ve dönüş günü de sayılır. Dönüşünüz gecikebilecekse birkaç gün pay bırakın.',
    },
    {
      title: 'Limiti seçin',
      text: 'Schengen için yasal alt sınır yeter. Tedavinin pahalı olduğu ülkelerde daha yükseğini alın.',
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Yolculukta başlayan hastalıkları ve kazaları.',
    items: [
      {
        title: 'Tedavi',
        text: 'Acil muayene, hastane, ameliyat ve ilaç, poliçedeki limite kadar.',
        points: ['Hastaneye gitmeden asistans hattını arayın', 'Kendiniz öderseniz faturayı ve raporu saklayın'],
      },
      {
        title: 'Eve dönüş',
        text: 'Tedaviniz gerektiriyorsa Türkiye’ye tıbbi nakil; vefat hâlinde cenazenin nakli.',
      },
      {
        title: 'Ek teminatlar',
        text: 'Poliçeye göre ayrıca alınır; Schengen vizesi bunları istemez.',
        points: ['Kayıp bagaj', 'Yolculuğun iptali', 'Kayak ve dalış gibi sporlar'],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Yolculuktan önce bildiğiniz ve yolculukla ilgisi olmayan giderler kapsam dışıdır.',
        points: [
          'Yolculuktan önce var olan hastalıklar',
          'Doğum ve olağan gebelik kontrolleri',
          'Poliçede yazmayan sporlar',
          'Yola çıktıktan sonra alınan poliçe',
        ],
      },
    ],
  },
  comparison: {
    title: 'Nereye gidiyorsanız ne gerekir?',
    intro: 'Kurallar değişebilir; başvurudan önce ülkenin konsolosluğundan doğrulayın.',
    caption: 'Yolculuğa göre zorunluluk',
    head: ['Yolculuk', 'Sigorta', 'Neye bakmalı?'],
    rows: [
      ['Schengen, kısa süreli vizeyle', 'Zorunlu', 'Limit, bütün Schengen ülkeleri, kalışın her günü'],
      ['Schengen, yeşil pasaportla vizesiz', 'Vize için istenmez', 'Tedavi giderini yine siz ödersiniz'],
      ['İngiltere ve ABD', 'Vize için zorunlu değil', 'Yüksek limit; poliçedeki bölge'],
      ['Kendi aracınızla', 'Araç için ayrıca yeşil kart', 'Yeşil karttaki ülke listesi'],
    ],
    sources: ['Schengen Vize Kodu, (AT) 810/2009, madde 15; schengenvisainfo.com'],
  },
  questions: [
    {
      question: 'Konsolosluk hangi belgeyi ister?',
      answer:
        'Pasaporttaki adınızı, geçerlilik tarihlerini, Schengen bölgesini ve teminat limitini gösteren sigorta belgesini. Belge İngilizce de düzenlenir.',
    },
    {
      question: 'Vizem reddedilirse param geri gelir mi?',
      answer:
        'Poliçe başlamadan ret yazısıyla iptal isteyin. Şirketlerin çoğu primi geri verir; koşulu poliçenin özel şartlarında yazar.',
    },
    {
      question: 'Yolculuğum uzarsa ne yapmalıyım?',
      answer:
        'Süre dolmadan şirketi arayın. Süresi biten poliçe uzatılmayabilir; yola çıktıktan sonra yeni poliçe her zaman alınamaz.',
    },
    {
      question: 'Hamileyim, poliçe geçerli mi?',
      answer:
        'Acil durumlar genellikle kapsamdadır; doğum ve olağan kontroller değildir. Şirketler gebelik haftasına sınır koyabilir, almadan önce sorun.',
    },
    {
      question: 'Çocuk için ayrı poliçe gerekir mi?',
      answer:
        'Evet, her yolcu poliçede sigortalı olmalıdır. 18 yaşından küçükler için poliçeyi annesi ya da babası alır.',
    },
    {
      question: 'Aktarma yaptığım ülke de sayılır mı?',
      answer:
        'Havalimanından çıkmasanız da hastalanabilirsiniz. Aktarma ülkesi poliçedeki bölgede değilse bölgeyi geniş seçin.',
    },
  ],
  reading: ['greenCard', 'schengen', 'personalAccident', 'complementHealth'],
  amounts: { 'schengen-limiti': '30.000 €' },
};
