import { relationNames } from '@emsal/risks/people/people.texts';
import type { Relation } from '@emsal/risks/people/relations';

const nameOf = (relation: string): string | undefined => relationNames.tr[relation as Relation];

export const insuredPeopleTexts = {
  label: 'Sizinle birlikte sigortalanacaklar',
  item: (relation: string, index: number) => [`${index + 1}. kişi`, nameOf(relation)].filter(Boolean).join(' · '),
  add: 'Kişi ekle',
  remove: (name: string) => `Çıkar: ${name}`,
  added: (name: string) => `${name} eklendi`,
  removed: (name: string) => `${name} çıkarıldı`,
  full: (most: number) => `Buradan en çok ${most} kişi eklenebilir; fazlası için bizi arayın`,
  repeated: 'Bu kimlik numarasını bir kez yazın: kişi zaten listede',
} as const;
