/** PERSONALACCIDENT: the insured person, younger than 65, and the kind of driving licence. */
import { personalAccidentFacts } from './facts';
import type { CheckContext } from '@emsal/lines/kit/field';
import { birthdayBoxes, personalFields } from '@emsal/lines/kit/personal-fields';
import { personalAccidentAge } from '@emsal/validation/ages/ages';
import { offerPartWith } from '../offer-part';
import { line, own, part, step } from '../health-grammar';
import { licenceFields } from './licence-fields';
import { saveAccidentInfo } from './personal-accident-calls';

const ageCheck = (value: string, { today }: CheckContext) => personalAccidentAge(value, today);

const accidentOwnFields = own({
  ...licenceFields,
  birthdayInsured: { ...birthdayBoxes, checks: [...birthdayBoxes.checks, ageCheck] },
  jobCode: { ...personalFields.jobCode, hint: 'Şu anda yaptığınız işi seçin' },
});

const licence = step({
  slug: 'ehliyet-bilgisi',
  title: 'Ehliyet bilgisi',
  lead: 'Hangi araçları kullanabildiğiniz, kaza riskini belirleyen bilgilerden biridir.',
  menu: 'insured',
  fields: ['licenceType'],
  save: [saveAccidentInfo],
  button: 'Teklifleri getir',
});

export const form = line({
  facts: personalAccidentFacts,
  own: accidentOwnFields,
  parts: [
    offerPartWith('Sigorta şirketleri ferdi kazada mesleğin risk grubuna bakabilir.', true),
    part({ slug: 'ehliyet-bilgisi', menu: 'insured', steps: [licence] }),
  ],
});
