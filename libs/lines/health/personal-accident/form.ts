/** PERSONALACCIDENT: the insured person, younger than 65, and the kind of driving licence. */
import { personalAccidentFacts } from './facts';
import { personPartWith } from '../person-part';
import { saveAccidentInfo } from './personal-accident-calls';
import { line, part, personalAccidentOwnFields, step } from './personal-accident-own-fields';

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
  own: personalAccidentOwnFields,
  parts: [
    personPartWith('Sigorta şirketleri ferdi kazada mesleğin risk grubuna bakabilir.', true),
    part({ slug: 'ehliyet-bilgisi', menu: 'insured', steps: [licence] }),
  ],
});
