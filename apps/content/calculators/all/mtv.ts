import { calculatorPaths } from '@emsal/products/calculator-paths';
import { formatLira, formatMoney } from '@emsal/platform/formats/money';
import { ageBandOf, ageOf, mtvByAge, type TaxedCar } from '@emsal/tariffs/mtv/mtv';
import { mtvTables } from '@emsal/tariffs/mtv/mtv-figures';
import type { Calculator } from '../kit/calculator';
import type { Values } from '../kit/field';
import { engineField, engineOf } from './engines';

const newest = Math.max(...Object.keys(mtvTables).map(Number));
const ages = ['1–3 yaş', '4–6', '7–11', '12–15', '16+'];

/** The year of today, or the last one with a table. */
const taxYear = (today: string): number => Math.min(Number(today.slice(0, 4)), newest);

const carOf = ({ motor, modelYili, eski, deger }: Values): TaxedCar => ({
  ...engineOf(motor!),
  modelYear: Number(modelYili),
  isRegisteredSince2018: eski !== '1',
  value: Number(deger),
});

export const calculator: Calculator = {
  path: calculatorPaths.mtv,
  name: 'MTV',
  title: 'MTV hesaplama ve ödeme takvimi',
  description:
    'Motorlu taşıtlar vergisini hesaplayın: motor hacmi, yaş ve taşıt değerine göre yıllık tutar ile ocak ve temmuz taksitleri.',
  heading: 'Aracınızın yıllık vergisi',
  lead: 'Motorunu ve model yılını seçin; yıllık tutarı, iki taksitini ve araç yaşlandıkça nasıl düştüğünü görün.',
  summary: 'Motor hacmi, yaş ve değere göre yıllık vergi, iki taksit.',
  note: 'Otomobiller içindir. 2018’den önce tescil edilenlerde yalnız motor ve yaş, sonrakilerde ilk tescildeki vergisiz değer de sayılır. Elektrikli otomobillerin tutarları 2025 tablosundan yürütülmüştür ve değer kademesini içermez.',
  fields: [
    engineField([1300, 1600, 1800, 2000, 2500, 3000, 3500, 4000], [70, 85, 105, 120, 150, 180, 210, 240]),
    {
      kind: 'slider',
      name: 'modelYili',
      label: 'Model yılı',
      min: 2000,
      max: newest,
      step: 1,
      words: String,
      initial: String(newest - 4),
    },
    {
      kind: 'tick',
      name: 'eski',
      label: 'İlk tescili 2018’den önce',
      initial: '',
    },
    {
      kind: 'amount',
      name: 'deger',
      label: 'Taşıt değeri',
      hint: 'İlk tescildeki vergisiz değer, ÖTV matrahı. 2018’den önceki araçlarda sayılmaz.',
      min: 0,
      max: 50_000_000,
      suffix: '₺',
      initial: '600000',
    },
  ],
  outcome(values, today) {
    const year = taxYear(today);
    const car = carOf(values);
    const amounts = mtvByAge(car, year)!;
    const here = ageBandOf(ageOf(car.modelYear, year));
    const kurus = amounts[here]! * 100;
    return {
      caption: `${year} yılının vergisi, ${ageOf(car.modelYear, year)} yaşında bir otomobil`,
      kurus,
      remark: `İki taksit: ocakta ${formatMoney(Math.ceil(kurus / 2))}, temmuzda ${formatMoney(Math.floor(kurus / 2))}.`,
      plot: {
        kind: 'bars',
        sentence: 'Aynı aracın yaşa göre yıllık vergisi.',
        bars: ages.map((label, at) => ({
          key: String(at),
          label,
          sublabel: formatLira(amounts[at]! * 100),
          value: amounts[at]!,
        })),
        here: String(here),
      },
      table: {
        caption: `Yaşa göre vergi, ${year}`,
        head: ['Araç yaşı', 'Yıllık', 'Bir taksit'],
        rows: ages.map((label, at) => [
          label,
          formatLira(amounts[at]! * 100),
          formatMoney(Math.ceil((amounts[at]! * 100) / 2)),
        ]),
        chosen: ages[here]!,
      },
    };
  },
  rules: ['mtv', 'mtv-artis'],
  questions: [
    {
      question: 'Nereye ödenir?',
      answer:
        'Gelir İdaresi Başkanlığı’nın Dijital Vergi Dairesi’nden, anlaşmalı bankalardan ya da vergi dairesinden. Bu sayfa yalnızca hesaplar, ödeme almaz.',
    },
    {
      question: 'Araç yaşı nasıl sayılır?',
      answer: 'Vergi yılından model yılı çıkarılır, bir eklenir: 2026’da 2026 model araç bir yaşındadır.',
    },
    {
      question: 'Borç varken araç satılır mı?',
      answer: 'Satış sırasında aracın vergi borcu olmamalıdır; noter işlemi borç kapanınca yapılır.',
    },
  ],
  offer: {
    line: 'AUTO',
    title: 'Aynı aracın kaskosu ne tutar?',
    text: 'Plakanızla sorarız; şirketlerin yanıtı bir dakikada gelir.',
    button: 'Kasko teklifi alın',
  },
};
