import type { Landing } from '@emsal/lines/kit/landing/landing';
import { complementHealthFacts } from './facts';
import prices from './landing-prices.json';

export const landing: Landing = {
  facts: complementHealthFacts,
  title: 'Tamamlayıcı sağlık sigortası fiyatları',
  description:
    'Tamamlayıcı sağlık sigortası tekliflerini hastane ağı, ayakta tedavi sayısı ve doğum teminatıyla kıyaslayın; tek kişilik poliçenizi internetten alın.',
  heading: ['Özel hastanede', 'fark ödemeyin.'],
  lead: 'Tamamlayıcı sağlık sigortası, SGK’yla anlaşmalı özel hastanede sizden istenecek farkı öder. Etkin SGK’sı olan herkes içindir.',
  points: [
    'Önce hastanenizi, sonra fiyatı karşılaştırın',
    'Tek kişilik poliçe burada biter, aile poliçesini danışman hazırlar',
    'Sağlık sigortasında vergi (BSMV) yoktur',
  ],
  formTitle: 'Tamamlayıcı sağlık teklifi alın',
  prices,
  teaser: { title: 'Tamamlayıcı sağlık fiyatları', caption: '35 yaş, İstanbul, dar ağ, yılda 8 ayakta tedavi' },
  steps: [
    { title: 'Kendinizi tanıtın', text: 'Kimlik, SGK durumu ve açık rızanızla beş sağlık sorusu.' },
    {
      title: 'Hastanenizi arayın',
      text: 'Dar ya da geniş ağı ve ayakta tedavi sayısını seçin; her teklifin kurumlarını il il görün.',
    },
    {
      title: 'Satın alın',
      text: 'Poliçe ödemenin ardından e-postanıza gelir. “Var” dediğiniz bir hastalık varsa danışmanımız arar.',
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'SGK’nın ödediğinin üstünde kalan farkı.',
    items: [
      {
        title: 'Yatarak tedavi',
        text: 'Ameliyat, hastanede yatış ve yoğun bakım. Her poliçede bulunur.',
        points: ['Limit poliçede yazar; limitsiz olanı da vardır', 'Provizyonu hastane alır, siz fatura ödemezsiniz'],
      },
      {
        title: 'Ayakta tedavi',
        text: 'Muayene, tahlil, görüntüleme ve fizik tedavi. İsteğe bağlıdır, yıllık sayıyla sınırlı olabilir.',
        points: ['Hakkınız bitince farkı siz ödersiniz', 'SGK katılım payı her durumda sizdedir'],
      },
      {
        title: 'Doğum ve ekler',
        text: 'Doğum paketi, diş bakımı ve check-up poliçe başında seçilir.',
        points: ['Doğumda yaygın bekleme süresi 12 aydır', 'Süre yalnızca ilk dönemde işler'],
      },
      {
        title: 'Karşılamadıkları',
        text: 'SGK’nın ödemediği bir tedavinin farkı da olmaz.',
        points: [
          'SGK ya da şirketle anlaşması olmayan kurumlar',
          'Poliçeden önce var olan hastalıklar',
          'Estetik işlemler',
          'Bekleme süresi dolmamış tedaviler',
        ],
      },
    ],
  },
  comparison: {
    title: 'Ömür boyu yenileme güvencesi nasıl kazanılır?',
    intro: 'Güvence, hastalandığınız için poliçenizin yenilenmemesini ya da primin size özel artırılmasını önler.',
    caption: 'Güvencenin koşulları',
    head: ['Koşul', 'Kural'],
    rows: [
      ['Teklif', '60 yaşından küçüklere teklif aşamasında sunulur (1 Ocak 2026’dan beri)'],
      ['Süre', 'Aynı planda üç yıl'],
      ['Ara', 'İki poliçe arasında en çok bir ay'],
      ['Tazminat', 'Alınan tazminat, ödenen primin %80’ini aşmamalı'],
    ],
    sources: ['ekonomim.com, 1 Ocak 2026 uygulaması; tgrthaber.com ve ilerigazetesi, 20 Ekim 2025 (basın özeti)'],
  },
  medians: {
    title: 'Tamamlayıcı sağlık sigortası fiyatları',
    intro: 'İstanbul’da, ilk kez alınan tek kişilik poliçe için; aksi yazmadıkça dar ağ ve yılda 8 ayakta tedavi.',
    rowHeading: 'Kişi ve plan',
    heads: {
      'age-35': '35 yaş',
      'age-35-inpatient': '35 yaş, yalnızca yatarak',
      'age-35-wide': '35 yaş, geniş ağ',
      'age-28-maternity': '28 yaş, doğum teminatlı',
      'age-45': '45 yaş',
      'age-58': '58 yaş',
    },
  },
  questions: [
    {
      question: 'Tamamlayıcı sağlık ile özel sağlık sigortası arasında ne fark var?',
      answer:
        'Tamamlayıcı sağlık SGK’ya dayanır: SGK’nın ödediği tedavide kalan farkı öder, primi düşüktür. Özel sağlık SGK’dan bağımsızdır, kurum seçeneği geniştir, primi yüksektir.',
    },
    {
      question: 'Hastaneye gidince ne yapmam gerekir?',
      answer: 'Kimliğinizle başvurun. Onayı (provizyon) kurum alır; onaylanan tedavide sizden fark istenmez.',
    },
    {
      question: 'Bekleme süresi ne demek?',
      answer:
        'Poliçe başladıktan sonra belirli tedavilerin henüz ödenmediği süredir. Doğumda yaygın süre 12 ay, listelenen ameliyatlarda 3 aydır. Kazada beklenmez.',
    },
    {
      question: 'Şirket değiştirirsem haklarım yanar mı?',
      answer:
        'Arayı bir aydan uzun tutmazsanız geçirdiğiniz bekleme süresi sayılır. Eski poliçenizi ve hak belgenizi isteyin.',
    },
    {
      question: 'Kronik hastalığım var, başvurabilir miyim?',
      answer:
        'Başvurabilirsiniz. Şirket sağlık beyanınızı değerlendirir; hastalığı kapsam dışı bırakabilir, ek prim isteyebilir ya da teklif vermeyebilir. Beyanınız tam olsun.',
    },
    {
      question: 'SGK’m kesilirse ne olur?',
      answer:
        'Tamamlayıcı poliçe SGK olmadan ödeme yapmaz. Güvenceniz kesilirse şirkete bildirin; özel sağlık sigortasına bakın.',
    },
  ],
  reading: ['health', 'waitingPeriods', 'comparing', 'maternity'],
};
