/** COMPLEMENTHEALTH, the difference above social security in contracted hospitals: who is insured, the health declaration, the product. */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { hasOthers } from '../insured-people/persons-insured';
import { contactPart } from '../person-part';
import { saveHealth, savePersons, saveProduct } from './complement-health-calls';
import { yes } from './complement-health-options';
import { complementHealthOwnFields, line, part, step } from './complement-health-own-fields';
import { isAskedHealth, isProductAsked, reasonOfPersons } from './declaration';
import { complementHealthFacts } from './facts';
import { healthNames } from './health-questions';

const toAdviser = 'Danışmana ilet';

const persons = {
  ...step({
    slug: 'sigortalanacak-kisiler',
    title: 'Kimler sigortalanacak?',
    lead: 'Tamamlayıcı sağlık, SGK’nız varken anlaşmalı hastanede sizden istenen farkı öder.',
    menu: 'personsInsured',
    fields: ['personsInsured', 'socialAssurance', { field: 'customerInfoDetail', when: hasOthers }],
    save: savePersons,
    lastButton: toAdviser,
  }),
  note: (answers: AnswerSet) =>
    answers['personsInsured'] && answers['socialAssurance'] ? reasonOfPersons(answers) : null,
};

const declaration = step({
  slug: 'sigortali-bilgileri',
  title: 'Sağlığınız hakkında beş soru',
  lead: 'Yanlış yanıt hasarda ödemeyi engeller. “Var” dediğiniz bir konu varsa ayrıntıyı burada değil, danışmanımız telefonda sorar.',
  menu: 'insured',
  when: isAskedHealth,
  fields: ['healthConsent', ...healthNames.map((field) => ({ field, when: isProductAsked }))],
  save: saveHealth,
  lastButton: toAdviser,
});

const product = step({
  slug: 'urun-tipi',
  title: 'Hangi hastanelere gidersiniz?',
  lead: 'Geniş ağda daha çok kurum var, primi de daha yüksektir. Seçtiklerinizi teklif listesinde de değiştirebilirsiniz.',
  menu: 'health',
  menuName: 'Hastane ağı',
  when: isProductAsked,
  fields: [
    'network',
    'outpatient',
    'maternity',
    'currentHealthPolicy',
    { field: 'currentPolicyEnd', when: ({ currentHealthPolicy }) => currentHealthPolicy === yes },
  ],
  save: saveProduct,
  button: stepButtons.getOffers,
});

export const form = line({
  facts: complementHealthFacts,
  own: complementHealthOwnFields,
  parts: [
    contactPart('Kimlik numaranız ve bir cep telefonu yeter. Eşinizi ve çocuklarınızı sonra eklersiniz.'),
    part({ slug: 'sigorta-bilgileri', menu: 'health', steps: [persons, declaration, product] }),
  ],
});
