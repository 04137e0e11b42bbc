import { calculatorPaths } from '@emsal/products/calculator-paths';
import { formatMonth } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import { daskMonthFor, type DaskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskParts, type DaskPart } from '@emsal/tariffs/dask/dask-parts';
import type { DaskPremium } from '@emsal/tariffs/dask/dask-premium';
import { daskPremium } from '@emsal/tariffs/dask/dask-premium';
import { daskRiskGroup } from '@emsal/tariffs/dask/dask-risk-group';
import type { Calculator } from '../kit/calculator';
import type { Values } from '../kit/field';
import type { Part } from '../plot/plot';
import { provinceField } from './shared-fields';

const kurus = (lira: number): number => lira * 100;

function heightOf(floors: number) {
  if (floors <= 3) return 'low';
  return floors <= 7 ? 'middle' : 'high';
}

function premiumOf({ yapi, yil, kat, alan, il, yenileme }: Values, month: DaskMonth): DaskPremium {
  const home = {
    construction: yapi === 'diger' ? ('other' as const) : ('concrete' as const),
    area: Number(alan),
    group: daskRiskGroup(il!),
    isBefore2000: yil === 'once',
    height: heightOf(Number(kat)),
    isRenewal: yenileme === '1',
  } as const;
  return daskPremium(home, month);
}

const partNames: Readonly<Record<DaskPart['kind'], string>> = {
  base: 'Tarife primi',
  before2000: '2000’den önce yapılmış, +%10',
  toThreeFloors: 'Zemin üstü en çok üç kat, −%10',
  fromEightFloors: 'Zemin üstü sekiz kat ve fazlası, +%10',
  renewedInTime: 'Süresinde yenileme, −%20',
  minimum: 'En düşük prime tamamlama',
};

/** Each part from where the one before it ended. */
function partsOf(premium: DaskPremium): Part[] {
  let from = 0;
  return daskParts(premium).map(({ kind, amount }) => {
    const to = from + kurus(amount);
    const part = { key: kind, label: partNames[kind], from, to, amount: signedLira(kurus(amount)) };
    from = to;
    return part;
  });
}

const signedLira = (amount: number): string => `${amount < 0 ? '−' : ''}${formatLira(Math.abs(amount))}`;

export const calculator: Calculator = {
  path: calculatorPaths.dask,
  name: 'DASK primi',
  title: 'DASK primi hesaplama',
  description:
    'DASK priminizi hesaplayın: il, metrekare, kat sayısı, yapım yılı ve yenileme indirimi. Prim her şirkette aynıdır.',
  heading: 'DASK priminizi ne belirliyor?',
  lead: 'Bilgileri değiştirin, hangisinin kaç lira tuttuğunu görün. Prim her şirkette aynıdır.',
  summary: 'Metrekare, kat, yapım yılı: hangisi kaç lira?',
  note: 'Prim, tarifenin kendisiyle hesaplanır. Risk grubu burada il il örnektir; gerçeği yerleşim yerine göre belirlenir ve adresinizle kesinleşir. Aylık endeksler ve betonarme dışındaki yapıların oranları da örnektir.',
  fields: [
    { ...provinceField, label: 'İl' },
    {
      kind: 'slider',
      name: 'alan',
      label: 'Brüt alan',
      min: 40,
      max: 300,
      step: 1,
      words: (area) => `${area} m²`,
      initial: '110',
    },
    {
      kind: 'slider',
      name: 'kat',
      label: 'Zemin üstü kat sayısı',
      min: 1,
      max: 20,
      step: 1,
      words: (floors) => `${floors} kat`,
      initial: '9',
    },
    {
      kind: 'select',
      name: 'yil',
      label: 'Yapım yılı',
      options: [
        { value: 'sonra', label: '2000 ve sonrası' },
        { value: 'once', label: '1999 ve öncesi' },
      ],
      initial: 'once',
    },
    {
      kind: 'select',
      name: 'yapi',
      label: 'Yapı türü',
      options: [
        { value: 'betonarme', label: 'Betonarme' },
        { value: 'diger', label: 'Diğer' },
      ],
      initial: 'betonarme',
    },
    { kind: 'tick', name: 'yenileme', label: 'Poliçemi süresinde yeniliyorum', hint: '%20 indirim', initial: '' },
  ],
  outcome(values, today) {
    const month = daskMonthFor(today);
    const priced = premiumOf(values, month);
    return {
      caption: `Bir yıllık prim, ${formatMonth(month.month)} tarifesi`,
      kurus: kurus(priced.premium),
      remark: `Ödenecek en yüksek tutar ${formatLira(kurus(priced.sumInsured))}. Her hasarda %2’si sizde kalır.`,
      floors: Number(values['kat']),
      plot: { kind: 'parts', sentence: 'Primin parçaları', parts: partsOf(priced) },
    };
  },
  rules: ['dask-metrekare', 'dask-metrekare-diger', 'dask-tavan', 'dask-en-dusuk', 'dask-oran'],
  questions: [
    {
      question: 'Sigorta bedelini ben seçebilir miyim?',
      answer:
        'Hayır. Bedel, brüt alan ile metrekare tutarının çarpımıdır ve tarifedeki en yüksek tutarı geçemez. Kalanı konut sigortasıyla güvenceye alınır.',
    },
    {
      question: 'Kat sayısına bodrum girer mi?',
      answer: 'Girmez: zemin kat ve bodrumlar sayılmaz, zeminin üstündeki katlar sayılır.',
    },
    {
      question: 'Prim neden her ay değişiyor?',
      answer:
        'Metrekare tutarı, en yüksek bedel ve en düşük prim her ay yurt içi üretici fiyat endeksi kadar yükselir.',
    },
  ],
  offer: {
    line: 'DASK',
    title: 'Adresinizi seçin, kesin fiyatı görün',
    text: 'Kimlik, telefon ve adres yeter.',
    button: 'DASK teklifi alın',
  },
};
