import { calculatorPaths } from '@emsal/products/calculator-paths';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import { purchaseTaxOn, taxedPrice, type TaxedPrice } from '@emsal/tariffs/purchase-tax/purchase-tax';
import { purchaseTaxTables } from '@emsal/tariffs/purchase-tax/purchase-tax-figures';
import type { Calculator } from '../kit/calculator';
import type { Part } from '../plot/plot';
import { engineField, engineOf } from './engines';

const newest = Object.keys(purchaseTaxTables).sort().at(-1)!;

function partsOf({ base, percent, specialConsumptionTax, vatPercent, vat, total }: TaxedPrice): Part[] {
  const afterTax = base + specialConsumptionTax;
  return [
    { key: 'base', label: 'Vergisiz fiyat', amount: formatLira(base), from: 0, to: base },
    { key: 'otv', label: `ÖTV, %${percent}`, amount: formatLira(specialConsumptionTax), from: base, to: afterTax },
    { key: 'kdv', label: `KDV, %${vatPercent}`, amount: formatLira(vat), from: afterTax, to: total },
  ];
}

export const calculator: Calculator = {
  path: calculatorPaths.purchaseTax,
  name: 'Araç ÖTV ve KDV',
  title: 'Araç ÖTV ve KDV hesaplama',
  description:
    'Sıfır otomobilin ÖTV ve KDV’sini hesaplayın: vergisiz fiyat, motor hacmi ya da elektrik gücüne göre oran ve anahtar teslim fiyat.',
  heading: 'Etiketin ne kadarı vergi?',
  lead: 'Sıfır otomobilin vergisiz fiyatını yazın; ÖTV’yi, KDV’yi ve anahtar teslim fiyatı görün.',
  summary: 'Sıfır otomobilde ÖTV, KDV ve anahtar teslim fiyat.',
  note: `${formatLongDate(newest)} kararıyla gelen oranlar. 1.401–2.000 cm³ arasının bazı dilimleri resmî metinden doğrulanmamıştır. Hibritlerin ayrı oranları burada yoktur.`,
  fields: [
    engineField([1400, 1600, 2000], [160]),
    {
      kind: 'amount',
      name: 'matrah',
      label: 'Vergisiz fiyat',
      hint: 'ÖTV matrahı',
      min: 1,
      max: 100_000_000,
      suffix: '₺',
      initial: '800000',
    },
  ],
  outcome({ motor, matrah }) {
    const priced = taxedPrice({ ...engineOf(motor!), base: Number(matrah) }, purchaseTaxOn(newest)!);
    const taxes = priced.specialConsumptionTax + priced.vat;
    return {
      caption: 'Anahtar teslim fiyat',
      kurus: priced.total,
      remark: `Vergilerin payı %${Math.round((taxes / priced.total) * 100)}: ${formatLira(taxes)}. KDV, ÖTV’nin de üzerinden alınır.`,
      plot: { kind: 'parts', sentence: 'Fiyatın parçaları', parts: partsOf(priced) },
    };
  },
  rules: ['otv-1400', 'otv-elektrik', 'kdv'],
  questions: [
    {
      question: 'Matrah bir lira artınca vergi neden birden yükseliyor?',
      answer:
        'Oran dilime göre fiyatın tamamına uygulanır; sınırı bir lira geçen araç bütün fiyatı için üst oranı öder.',
    },
    {
      question: 'İkinci el araçta ÖTV ödenir mi?',
      answer: 'Ödenmez; ÖTV aracın ilk tescilinde bir kez alınır.',
    },
  ],
  offer: {
    line: 'AUTO',
    title: 'Sıfır aracın kaskosunu teslimden önce sorun',
    text: 'Plakası çıkmamış araca da teklif alırsınız.',
    button: 'Kasko teklifi alın',
  },
};
