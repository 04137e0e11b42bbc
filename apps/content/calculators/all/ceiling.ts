import { calculatorPaths } from '@emsal/products/calculator-paths';
import { formatMonth } from '@emsal/platform/formats/dates';
import { carCeilings } from '@emsal/tariffs/traffic/traffic-figures';
import { monthsFrom } from '@emsal/tariffs/month';
import { firstStep, type TrafficStep } from '@emsal/tariffs/traffic/step';
import { amountOf } from '../kit/amount-of';
import type { Calculator, OutcomeTable } from '../kit/calculator';
import type { Values } from '../kit/field';
import type { Bar } from '../plot/plot';
import { ceilingMonth, ceilingNote, ceilingOf, signedPercent, steps } from './ceiling-figures';
import { provinceField, vehicleClassField } from './shared-fields';

const firstMonth = Object.keys(carCeilings).sort()[0]!;
const stepOf = ({ basamak }: Values): TrafficStep => Number(basamak) as TrafficStep;

/** `09.25`; every third month has its label. */
const shortMonth = (month: string): string => `${month.slice(5)}.${month.slice(2, 4)}`;

const barsOf = (values: Values, month: string): Bar[] =>
  monthsFrom(firstMonth, month).map((one, at, all) => ({
    key: one,
    label: (all.length - 1 - at) % 4 === 0 ? shortMonth(one) : '',
    value: ceilingOf(values, stepOf(values), one),
  }));

const tableOf = (values: Values, month: string): OutcomeTable => ({
  caption: `Basamak basamak tavan, ${formatMonth(month)}`,
  head: ['Basamak', 'Oran', 'Tavan'],
  rows: [...steps]
    .reverse()
    .map((step) => [`${step}. basamak`, signedPercent(step), amountOf(ceilingOf(values, step, month))]),
  chosen: `${stepOf(values)}. basamak`,
});

function riseText(bars: readonly Bar[]): string {
  const first = bars[0]!;
  const last = bars.at(-1)!;
  const tenths = Math.round((last.value / first.value - 1) * 1000);
  return `${formatMonth(first.key)} ayına göre %${String(tenths / 10).replace('.', ',')} yüksek.`;
}

export const calculator: Calculator = {
  path: calculatorPaths.ceiling,
  name: 'Trafik tavan fiyatları',
  title: 'Trafik sigortası tavan fiyatları',
  description:
    'Trafik sigortasında şirketlerin aşamayacağı tavan fiyatlar: ilinize, aracınıza ve basamağınıza göre, ay ay.',
  heading: 'Kimse bundan fazlasını isteyemez',
  lead: 'Trafik sigortasının bir tavanı var. İle, araca ve basamağa göre değişir, her ay yenilenir.',
  summary: 'İl, araç ve basamağa göre en yüksek fiyat, ay ay.',
  note: ceilingNote,
  fields: [
    vehicleClassField,
    provinceField,
    {
      kind: 'slider',
      name: 'basamak',
      label: 'Basamak',
      min: 0,
      max: 8,
      step: 1,
      words: (step) => `${step}. basamak`,
      initial: String(firstStep),
    },
  ],
  outcome(values, today) {
    const month = ceilingMonth(today);
    const bars = barsOf(values, month);
    return {
      caption: `${stepOf(values)}. basamak, ${formatMonth(month)} tavanı`,
      kurus: ceilingOf(values, stepOf(values), month),
      remark: riseText(bars),
      plot: {
        kind: 'bars',
        sentence: 'Aylara göre tavan fiyat; işaretli olan içinde bulunduğumuz aydır.',
        bars,
        here: month,
      },
      table: tableOf(values, month),
    };
  },
  rules: ['trafik-tavan', 'trafik-basamak-4', 'trafik-maddi', 'trafik-bedeni', 'trafik-gecikme', 'trafik-ceza'],
  questions: [
    {
      question: 'Şirket tavandan düşük fiyat verebilir mi?',
      answer: 'Verebilir; tavan yalnızca üst sınırdır. Tekliflerin çoğu bu yüzden birbirinden farklıdır.',
    },
    {
      question: 'Gecikirsem tavan da yükselir mi?',
      answer:
        'Poliçeniz bittikten sonra yenilerseniz ilk günden %5, sonraki her 30 günde %5 daha eklenir; ek en çok %50’dir.',
    },
  ],
  offer: {
    line: 'TRAFFIC',
    title: 'Tavanın ne kadar altında kalırsınız?',
    text: 'Şirketlerin teklifleri tavanın altında yarışır.',
    button: 'Trafik teklifi alın',
  },
};
