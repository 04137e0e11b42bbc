import type { Landing } from '@emsal/lines/kit/landing/landing';
import { travelFacts } from './facts';
import { mostTravellers } from './most-travellers';
import prices from './landing-prices.json';

export const landing: Landing = {
  facts: travelFacts,
  title: 'Seyahat sağlık sigortası fiyatları ve vize şartları',
  description:
    'Schengen vizesine uygun seyahat sağlık sigortası tekliflerini kıyaslayın: limit, bölge, tarih ve teminatlar yan yana. Poliçenizi internetten alın.',
  heading: ['Vizeye uygun poliçe:', 'limit, bölge, tarih.'],
  lead: 'Seyahat sağlık sigortası, yurt dışında hastalandığınızda ya da kaza geçirdiğinizde tedaviyi ve eve dönüşü karşılar. Schengen vizesine başvuranlar için zorunludur.',
  points: [
    'Vizede üç satıra bakılır: limit, bölge, tarih',
    'Poliçe yola çıkmadan alınır',
    'Aracınızla gidiyorsanız ayrıca yeşil kart gerekir',
  ],
  formTitle: 'Seyahat teklifi alın',
  prices,
  teaser: { title: 'Aynı yolculuğa verilen fiyatlar', caption: 'Schengen, 10 gün, 35 yaş' },
  steps: [
    {
      title: 'Yolculuğu yazın',
      text: 'Ülke, tarihler ve kimlerin gittiği yeter. Birlikte gidenler tek poliçede olur; 29 Schengen ülkesi tek bölgedir.',
    },
    {
      title: 'Teklifleri kıyaslayın',
      text: 'Tedavi limiti, bagaj ve iptal teminatı yan yana. Schengen vizesi için her teklifin limiti yeter.',
    },
    {
      title: 'Satın alın',
      text: 'Poliçe ve vize için sigorta belgesi ödemenin ardından e-postanıza gelir.',
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
        text: 'Bazı şirketlerde fiyata dahildir, bazılarında ayrıca alınır; Schengen vizesi bunları istemez.',
        points: ['Kayıp bagaj', 'Yolculuğun iptali', 'Formda seçtiğiniz spor'],
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
  medians: {
    title: 'Seyahat sağlık sigortası fiyatları',
    intro: '35 yaşında bir yolcu için. Fiyatı gün sayısı, bölge, spor ve her yolcunun yaşı belirler.',
    rowHeading: 'Yolculuk',
    heads: {
      'schengen-10': 'Schengen, 10 gün',
      'schengen-10-ski': 'Schengen, 10 gün, kayak',
      'schengen-30': 'Schengen, 30 gün',
      'world-10': 'Japonya, 10 gün',
      'america-10': 'ABD, 10 gün',
    },
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
        'Poliçe başlamadan iptal ederseniz ödediğinizin tamamı geri gelir. Başladığı günden sonra iade yapılmaz; ret gecikirse beklemeden iptal edin.',
    },
    {
      question: 'Yolculuğum uzarsa ne yapmalıyım?',
      answer:
        'Süre dolmadan şirketi arayın. Süresi biten poliçe uzatılmayabilir; yola çıktıktan sonra yeni poliçe her zaman alınamaz.',
    },
    {
      question: 'Hamileyim, poliçe geçerli mi?',
      answer:
        'Acil durumlar genellikle kapsamdadır; doğum ve olağan kontroller değildir. 26. haftadan sonra yola çıkacaksanız almadan önce danışmanımıza sorun.',
    },
    {
      question: 'Aileme ayrı ayrı poliçe mi almalıyım?',
      answer: `Hayır, birlikte giden en çok ${mostTravellers} yolcu tek poliçede olabilir: her biri kendi yaşına göre fiyatlanır, limitler her biri için ayrı ayrı geçerlidir. Yalnız giden 18 yaşından küçüğün poliçesini annesi ya da babası kendi kartıyla alır.`,
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
