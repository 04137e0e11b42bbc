import { calculatorPaths } from '@emsal/products/calculator-paths';
import { formatLira, formatMoney } from '@emsal/platform/formats/money';
import { fuelCost, fuelUsed } from '@emsal/tariffs/fuel/fuel-cost';
import { petrolPrice } from '@emsal/tariffs/fuel/fuel-figures';
import { amountText } from '../kit/field';
import type { Calculator } from '../kit/calculator';
import type { Bar } from '../plot/plot';

/** Tenths of a litre around the visitor's consumption. */
const around = [-20, -10, 0, 10, 20];
const least = 10;

export const calculator: Calculator = {
  path: calculatorPaths.fuel,
  name: 'Yakıt',
  title: 'Araç yakıt hesaplama',
  description:
    'Yakıt masrafınızı hesaplayın: gideceğiniz kilometre, 100 kilometrede tüketim ve litre fiyatıyla toplam tutar.',
  heading: 'Yol kaça gelir?',
  lead: 'Kilometreyi, tüketimi ve litre fiyatını yazın; bir litre az yakmanın ne kazandıracağını da görün.',
  summary: 'Kilometre, tüketim ve litre fiyatıyla yol masrafı.',
  note: `Litre fiyatı örnektir (${amountText(String(petrolPrice.value), { decimals: 2 })} ₺); günün pompa fiyatını kendiniz yazın.`,
  fields: [
    { kind: 'amount', name: 'km', label: 'Yol', min: 1, max: 1_000_000, suffix: 'km', initial: '15000' },
    {
      kind: 'amount',
      name: 'tuketim',
      label: '100 kilometrede tüketim',
      min: least,
      max: 600,
      decimals: 1,
      suffix: 'litre',
      initial: '65',
    },
    {
      kind: 'amount',
      name: 'fiyat',
      label: 'Litre fiyatı',
      min: 1,
      max: 100_000,
      decimals: 2,
      suffix: '₺',
      initial: String(petrolPrice.value),
    },
  ],
  outcome(values) {
    const drive = {
      kilometres: Number(values['km']),
      decilitres: Number(values['tuketim']),
      price: Number(values['fiyat']),
    };
    const kurus = fuelCost(drive);
    const bars = around
      .map((change) => drive.decilitres + change)
      .filter((decilitres) => decilitres >= least)
      .map((decilitres): Bar => {
        const value = fuelCost({ ...drive, decilitres });
        const label = `${amountText(String(decilitres), { decimals: 1 })} L`;
        return { key: String(decilitres), label, sublabel: formatLira(value), value };
      });
    return {
      caption: `${amountText(values['km']!, {})} km için yakıt`,
      kurus,
      remark: `${amountText(String(fuelUsed(drive)), { decimals: 1 })} litre yakıt; kilometre başına ${formatMoney(Math.round(kurus / drive.kilometres))}.`,
      plot: {
        kind: 'bars',
        sentence: '100 kilometrede tüketime göre yol masrafı.',
        bars,
        here: String(drive.decilitres),
      },
    };
  },
  rules: ['yakit'],
  questions: [
    {
      question: 'Tüketimi nasıl ölçerim?',
      answer:
        'Depoyu doldurun, kilometreyi sıfırlayın; bir sonraki dolumda giren litreyi kilometreye bölüp yüzle çarpın.',
    },
  ],
  offer: {
    line: 'TRAFFIC',
    title: 'Araç masrafının öbür kalemi: trafik sigortası',
    text: 'Aynı poliçe için şirketlerin fiyatı birbirinden çok farklıdır.',
    button: 'Trafik teklifi alın',
  },
};
