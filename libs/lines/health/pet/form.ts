/** PET, insurance of a cat or a dog: its keeper, and the animal. */
import { petEndings } from './endings';
import { petFacts } from './facts';
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { personalStep, standardStep } from '@emsal/lines/kit/person/person-steps';
import { savePet } from './pet-calls';
import { line, part, petOwnFields, step } from './pet-own-fields';

const offer = part({
  slug: 'teklif-bilgileri',
  menu: 'offer',
  steps: [
    standardStep('Poliçe, hayvanın sahibi adına düzenlenir.', 'tcNo'),
    personalStep('Kimliğinizi doğum tarihinizle doğruluyoruz.', 'tcNo', 'birthday'),
  ],
});

const animal = step({
  slug: 'sigorta-bilgileri',
  title: 'Kimi sigortalıyoruz?',
  lead: 'Kedi ve köpek. Acil tedavi her teklifte var; hastalık ve başkasına verilen zarar şirkete göre değişir.',
  menu: 'pet',
  fields: ['typeId', 'petName', 'breed', 'color', 'genderId', 'birthDate', 'chipNo'],
  save: [savePet],
  picture: 'pet-window',
  button: stepButtons.getOffers,
});

export const form = line({
  facts: petFacts,
  own: petOwnFields,
  endings: petEndings,
  parts: [offer, part({ slug: 'sigorta-bilgileri', menu: 'pet', steps: [animal] })],
});
