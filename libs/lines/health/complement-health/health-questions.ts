/** The questions about health, asked after the explicit consent only: a withdrawn consent clears their answers. */
import { bodyFields } from '../insured-people/person-fields';
import type { Dictionary, Name } from '@emsal/lines/kit/grammar/field';
import { yesOrNo } from './complement-health-options';

const question = (label: string) =>
  ({ kind: 'radio', label, options: yesOrNo, missing: `Var ya da Yok seçin: ${label}` }) as const;

export const healthQuestions = {
  hadSurgery: question('Son 5 yılda ameliyat ya da hastanede yatış'),
  chronicIllness: question('Süren bir hastalık ya da düzenli kullandığınız ilaç'),
  heartOrDiabetes: question('Kalp, tansiyon ya da şeker tanısı'),
  cancer: question('Kanser tanısı'),
  pregnancy: question('Şu an hamilelik'),
} as const satisfies Dictionary;

export const healthFields = { ...bodyFields, ...healthQuestions } as const satisfies Dictionary;

export const questionNames = Object.keys(healthQuestions) as Name<typeof healthQuestions>[];
export const healthNames = Object.keys(healthFields) as Name<typeof healthFields>[];
