import { travellerNames, travellersAt } from '@emsal/risks/journey/journey.texts';
import { insuredPeopleTexts } from '../insured-people/insured-people.texts';

export const travellersTexts = {
  label: 'Sizinle gelenler',
  hint: 'Eşiniz, çocuğunuz, arkadaşlarınız aynı poliçede olabilir. Yalnız gidiyorsanız kimseyi eklemeyin.',
  buyerHint: 'Poliçe bu yolcunun adına düzenlenir, kart da onun olmalı',
  /** The person of the form is the first. */
  item: (index: number) => travellerNames.tr.one(index + 2),
  words: {
    ...insuredPeopleTexts,
    add: 'Yolcu ekle',
    full: (most: number) => `Bir poliçede sizinle birlikte en çok ${most + 1} yolcu olur; fazlası için bizi arayın`,
  },
  tooOldAlone: 'Bu yaş için internetten teklif verilmiyor; danışmanımız şirketlere sorar.',
  tooOld: (places: readonly number[], most: number) =>
    `${travellersAt(places)} ${most} yaşından büyük. Bu yaş için internetten teklif verilmiyor; danışmanımız şirketlere sorar.`,
  without: 'Diğer yolcuların tekliflerini hemen görmek isterseniz onlar için ayrı bir form doldurun.',
} as const;
