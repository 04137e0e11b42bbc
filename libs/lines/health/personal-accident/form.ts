/** PERSONALACCIDENT: the insured person, 18 to 64, the occupation, the kind of driving licence and the sum insured. */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { personalAccidentEndings } from './endings';
import { personalAccidentFacts } from './facts';
import { personPartWith } from '../person-part';
import { saveAccidentInfo } from './personal-accident-calls';
import { line, part, personalAccidentOwnFields, step } from './personal-accident-own-fields';

const licence = step({
  slug: 'ehliyet-bilgisi',
  title: 'Ne kadarlık teminat istiyorsunuz?',
  lead: 'Motosiklet ve ağır taşıt kullanmak fiyatı değiştirir; ehliyetinizi bu yüzden soruyoruz.',
  menu: 'insured',
  menuName: 'Ehliyet bilgisi',
  fields: ['licenceType', 'accidentSum'],
  save: [saveAccidentInfo],
  picture: 'accident-payout',
  button: stepButtons.getOffers,
});

export const form = line({
  facts: personalAccidentFacts,
  own: personalAccidentOwnFields,
  endings: personalAccidentEndings,
  parts: [
    personPartWith('Fiyat, mesleğin risk sınıfına göre değişir. Yanlış yazılan meslek tazminatı düşürebilir.', true),
    part({ slug: 'ehliyet-bilgisi', menu: 'insured', steps: [licence] }),
  ],
});
