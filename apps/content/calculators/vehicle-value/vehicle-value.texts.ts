import { formatLira } from '@emsal/platform/formats/money';
import { formatMonth } from '@emsal/platform/formats/dates';
import type { CalculatorTexts } from '../kit/calculator';

export const vehicleValueTexts = {
  name: 'Kasko değer listesi',
  title: 'Kasko araç değer listesi',
  description:
    'Aracınızın kasko değerini marka, model ve yıla göre görün: hasarda esas alınan değer ve yaşla nasıl düştüğü.',
  heading: 'Aracınızın kasko değeri',
  lead: 'Marka, model ve yıl yeter. Hasar olursa şirket bu değeri esas alır, ilan fiyatını değil.',
  summary: 'Aracınız yaşlandıkça sigorta değeri.',
  note: 'Değerler örnektir: gerçek liste her ay Türkiye Sigorta Birliği’nce yayımlanır ve burada dağıtılamaz. 15 yaşından büyük aracın değeri şirketle anlaşarak belirlenir.',
  questions: [
    {
      question: 'Hasarda bu değer mi ödenir?',
      answer:
        'Tam hasarda aracın hasar günündeki değeri ödenir; poliçede yazan bedel üst sınırdır. Kısmi hasarda onarım bedeli ödenir.',
    },
    {
      question: 'Aksesuarlar değere girer mi?',
      answer: 'Girmez. Sonradan taktırdığınız aksesuarları teklif alırken ayrıca bildirirsiniz.',
    },
  ],
  offer: {
    line: 'AUTO',
    title: 'Bu araca kasko ne tutar?',
    text: 'Değeri yeniden yazmazsınız; plakanızı sorarız.',
    button: 'Kasko teklifi alın',
  },
} as const satisfies CalculatorTexts;

export const valueFormTexts = {
  brand: 'Marka',
  model: 'Model',
  year: 'Model yılı',
  show: 'Değeri göster',
  caption: (vehicle: string, today: string) => `${vehicle}, ${formatMonth(today)}`,
  neighbours: (younger: number | undefined, older: number | undefined) =>
    [
      younger !== undefined && `Bir yaş genci ${formatLira(younger)}`,
      older !== undefined && `${younger === undefined ? 'Bir' : 'bir'} yaş büyüğü ${formatLira(older)}`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  sentence: 'Model yılına göre kasko değeri.',
  table: 'Model yılına göre değer',
  head: ['Model yılı', 'Değer', 'Bir yılda kayıp'],
  none: 'Bu yılın listesinde değeri yok',
  noneText: 'Aracın değeri şirketle anlaşarak belirlenir. Teklif alırken değeri siz yazarsınız.',
} as const;
