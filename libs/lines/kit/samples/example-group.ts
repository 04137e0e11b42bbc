/** A group of people for the specs of the kit and of the form's rendering. */
import { grammar } from '../grammar/grammar';
import { group } from '../fields/group';

export const peopleField = group({
  label: 'Sigortalanacak kişiler',
  row: {
    fullName: { kind: 'text', label: 'Adı', missing: 'Adını girin' },
    relation: {
      kind: 'radio',
      label: 'Yakınlığı',
      missing: 'Yakınlığı seçin',
      initial: 'self',
      options: [
        { code: 'self', name: 'Kendisi' },
        { code: 'child', name: 'Çocuğu' },
      ],
    },
    school: { kind: 'text', label: 'Okulu', missing: 'Okulunu girin' },
  },
  when: { school: ({ relation }) => relation === 'child' },
  bounds: ({ answers }) => ({ least: answers.status === '1' ? 2 : 1, most: 3 }),
  words: {
    item: ({ fullName }, index) => fullName || `${index + 1}. kişi`,
    add: 'Kişi ekle',
    remove: (name) => `Çıkar: ${name}`,
    added: (name) => `${name} eklendi`,
    removed: (name) => `${name} çıkarıldı`,
    full: (most) => `En çok ${most} kişi eklenebilir`,
  },
});

export const peopleStep = grammar({ people: peopleField }).step({
  slug: 'kisiler',
  title: 'Kimler?',
  menu: 'insured',
  fields: ['people'],
});
