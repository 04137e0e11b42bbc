import type { Landing } from '@emsal/lines/kit/landing/landing';
import { limitAmounts } from '../limit-amounts';
import { usedVehicleTrafficFacts } from './facts';
import prices from './landing-prices.json';

export const landing: Landing = {
  facts: usedVehicleTrafficFacts,
  title: 'İkinci el araçta önce poliçe, sonra ruhsat',
  description:
    'İkinci el araç alırken trafik sigortası notere gitmeden önce yapılır. Satıcının plakasıyla teklif alın, ruhsat seri numarasını satıştan sonra ekleyin.',
  heading: ['Önce trafik poliçesi,', 'sonra ruhsat.'],
  lead: 'İkinci el araç alıyorsanız trafik sigortanız satıştan önce hazır olmalı. Ruhsat adınıza geçmeden, satıcının plakasıyla poliçenizi alırsınız.',
  points: [
    'Ruhsat adınıza geçmeden poliçe alınır',
    'Belge seri numarası satıştan sonra eklenir',
    'Sizin hasarsızlık basamağınız kullanılır',
  ],
  formTitle: 'İkinci el için teklif alın',
  prices,
  teaser: { title: 'Teminat aynı, fiyat değil', caption: 'otomobil, İstanbul, 4.\u00A0basamak' },
  steps: [
    {
      title: 'Sizin kimliğiniz, aracın plakası',
      text: 'Alıcı olarak kendi kimlik numaranızı, satıcının plakasını yazın.',
    },
    {
      title: 'Kıyaslayın, poliçenizi alın',
      text: 'Noter satış bilgilerini ödeme sırasında yazarsınız; poliçe e-postanıza gelir.',
    },
    { title: 'Noterden sonra ruhsatı bildirin', text: 'Yeni belge seri numarasını bize iletin, poliçeye işleyelim.' },
  ],
  covers: {
    title: 'Nasıl işler?',
    intro: '5 Aralık 2024’ten beri satıcının poliçesi alıcıyı korumaz: önce sigorta, sonra tescil.',
    items: [
      {
        title: 'Satıştan önce',
        text: 'Araçla ve satıcıyla anlaştıktan sonra, notere gitmeden poliçeyi alırsınız.',
        points: ['Kimlik numaranız ve telefonunuz', 'Satıcının plakası', 'Anlaştığınız satış günü'],
      },
      {
        title: 'Noterde',
        text: 'Satış ve tescil aynı işlemde yapılır. Noter, adınıza geçerli bir trafik poliçesi olup olmadığını sistemden görür; poliçeniz yoksa işlem ilerlemez.',
      },
      {
        title: 'Satıştan sonra',
        text: 'Ruhsatınızdaki yeni belge seri numarasını bize iletirsiniz; poliçeniz tamamlanır. Satıştan vazgeçilirse poliçenin iptali için bizi arayın.',
      },
      {
        title: 'Teminat',
        text: 'Zorunlu trafik sigortasının kendisidir; limitleri bütün şirketlerde aynıdır. 2026, otomobil için.',
        limits: [
          { label: 'Maddi, araç başına', amount: '{{maddi-arac}}' },
          { label: 'Maddi, kaza başına', amount: '{{maddi-kaza}}' },
          { label: 'Bedeni, kişi başına', amount: '{{bedeni-kisi}}' },
          { label: 'Bedeni, kaza başına', amount: '{{bedeni-kaza}}' },
        ],
      },
    ],
  },
  medians: {
    title: 'İkinci el araçta trafik sigortası fiyatları',
    intro: 'Fiyatta satıcının değil, sizin basamağınız geçerlidir.',
    rowHeading: 'Araç türü',
    heads: { car: 'Otomobil', pickup: 'Kamyonet', minibus: 'Minibüs', motorcycle: 'Motosiklet', taxi: 'Taksi' },
  },
  questions: [
    {
      question: 'Satıcının trafik sigortası 15 gün daha geçerli değil miydi?',
      answer:
        'Öyleydi; bu kural 5 Aralık 2024’te kalktı. Satıştan sonra satıcının poliçesi sizi korumaz, tescilden önce kendi poliçeniz olmalıdır.',
    },
    {
      question: 'Ruhsat adıma değilken nasıl poliçe alabilirim?',
      answer:
        'Poliçe, satışı yapılacak araç için alıcı adına düzenlenir. Plakayı ve noter satışına ilişkin bilgileri yazarsınız; belge seri numarası tescilden sonra poliçeye eklenir.',
    },
    {
      question: 'Kimin hasarsızlık basamağı geçerli?',
      answer:
        'Sizinki. 1 Ocak 2026’dan beri basamak araca değil kişiye bağlıdır; satıcının kazası fiyatınızı değiştirmez. İlk aracınızsa 4. basamaktan başlarsınız.',
    },
    {
      question: 'Satıştan vazgeçersem ne olur?',
      answer: 'Bizi arayın. Tescil yapılmadıysa araç sizin adınıza geçmemiştir; poliçenin iptalini birlikte isteriz.',
    },
    {
      question: 'Sıfır araç alıyorum, bu sayfa bana göre mi?',
      answer: 'Hayır. Sıfır araç için trafik sigortası sayfasından “Plakam henüz çıkmadı” ile teklif alın.',
    },
  ],
  reading: ['damageQuery', 'beforeNotary', 'traffic', 'auto', 'valueList', 'imm'],
  amounts: limitAmounts,
};
