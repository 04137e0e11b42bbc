import { calculatorPaths } from '@emsal/products/calculator-paths';
import { formatLira } from '@emsal/platform/formats/money';
import { formatMonth } from '@emsal/platform/formats/dates';
import { firstStep, nextNoClaimsStep, type TrafficStep } from '@emsal/tariffs/traffic/step';
import type { Calculator } from '../kit/calculator';
import type { Values } from '../kit/field';
import { ceilingMonth, ceilingNote, ceilingOf, signedPercent, steps } from './ceiling-figures';
import { provinceField, vehicleClassField } from './shared-fields';

const claimFree = 'k';

/** Every step stood on, the first one included. */
export const walkOf = (history: string, from: TrafficStep): TrafficStep[] =>
  [...history].reduce<TrafficStep[]>(
    (walk, letter) => [...walk, nextNoClaimsStep(walk.at(-1)!, letter === claimFree ? 0 : 1)],
    [from],
  );

const fromStep = ({ basamak }: Values): TrafficStep => Number(basamak) as TrafficStep;

function difference(kurus: number): string {
  if (kurus === 0) return 'Başlangıçtaki fiyatla aynı.';
  return `Başlangıca göre ${formatLira(Math.abs(kurus))} ${kurus < 0 ? 'az' : 'fazla'}.`;
}

export const calculator: Calculator = {
  path: calculatorPaths.step,
  name: 'Trafik basamağı',
  title: 'Trafik sigortası basamak hesaplama',
  description:
    'Trafik sigortası hasarsızlık basamağınızı hesaplayın: kazasız yıllar ve kazalar basamağınızı ve tavan priminizi nasıl değiştirir?',
  heading: 'Basamağınız nereye gider?',
  lead: 'İlk kez sigorta yaptıran 4. basamaktan başlar. Yılı nasıl geçirdiğinizi söyleyin, merdivende yürüyelim.',
  summary: 'Kazasız yıl çıkarır, kaza indirir: birkaç yılın fiyata etkisi.',
  note: `${ceilingNote} 1–3. basamağın oranları tek kaynaklıdır.`,
  fields: [
    vehicleClassField,
    provinceField,
    {
      kind: 'select',
      name: 'basamak',
      label: 'Bugünkü basamağınız',
      options: steps.map((step) => ({ value: String(step), label: `${step}. basamak (${signedPercent(step)})` })),
      initial: String(firstStep),
    },
    {
      kind: 'moves',
      name: 'yillar',
      label: 'Bir yıl daha geçsin',
      moves: [
        { letter: claimFree, label: 'Kazasız', done: 'kazasız' },
        { letter: 'b', label: 'Bir kaza', done: 'bir kaza' },
      ],
      most: 12,
      list: 'Yürüdüğünüz yıllar',
      restart: 'Baştan başla',
      initial: '',
    },
  ],
  outcome(values, today) {
    const start = fromStep(values);
    const walked = walkOf(values['yillar']!, start);
    const here = walked.at(-1)!;
    const month = ceilingMonth(today);
    const kurus = ceilingOf(values, here, month);
    return {
      caption: `${here}. basamakta tavan prim, ${formatMonth(month)}`,
      kurus,
      remark: difference(kurus - ceilingOf(values, start, month)),
      plot: {
        kind: 'bars',
        sentence: `Basamak merdiveni: ${start}. basamaktan ${here}. basamağa.`,
        bars: steps.map((step) => ({
          key: String(step),
          label: String(step),
          sublabel: signedPercent(step),
          value: step + 1,
        })),
        here: String(here),
        walked,
      },
    };
  },
  rules: ['trafik-tavan', 'trafik-basamak-0', 'trafik-basamak-4', 'trafik-basamak-8'],
  questions: [
    {
      question: 'Kaç yılda 8. basamağa çıkılır?',
      answer:
        'Kaza olmazsa her yenilemede bir basamak çıkılır: 4. basamaktan 8. basamağa dört yılda. 7. basamaktan 8’e çıkmak için daha uzun bir kazasız süre aranabilir.',
    },
    {
      question: 'Yeni araç alınca basamağım sıfırlanır mı?',
      answer: '1 Ocak 2026’dan beri basamak kişiyi izler: yeni aldığınız araca da kendi basamağınızla başlarsınız.',
    },
    {
      question: 'Erken yenilersem ne olur?',
      answer: 'Poliçenizi bitiminden önce yenileyip yeni poliçe başlamadan kaza yaparsanız basamağınız bir iner.',
    },
  ],
  offer: {
    line: 'TRAFFIC',
    title: 'Tavanın altında kalan teklifleri görün',
    text: 'Basamağınızı siz hesaplamazsınız; plakanızla biz öğreniriz.',
    button: 'Trafik teklifi alın',
  },
};
