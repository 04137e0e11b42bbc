/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';
import { autoCoverTexts } from '../auto/cover.texts';

export const electricVehicleCoverTexts: CoverTexts = {
  ...autoCoverTexts,
  'KSK-BATARYA': {
    title: 'Batarya',
    en: 'Battery',
    de: 'Batterie',
    paragraphs: ['Elektrikli aracın bataryasının kazada gördüğü zararı öder.'],
  },
  'KSK-SARJ-KABLO': {
    title: 'Şarj kablosu',
    en: 'Charging cable',
    de: 'Ladekabel',
    paragraphs: ['Şarj kablosunun çalınmasını ve hasarını limite kadar öder.'],
  },
  'KSK-WALLBOX': {
    title: 'Ev tipi şarj ünitesi',
    en: 'Home charger',
    de: 'Wallbox',
    paragraphs: ['Evinizdeki şarj ünitesinin hasarını limite kadar öder.'],
  },
};
