/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const phoneCoverTexts: CoverTexts = {
  'TEL-EKRAN': {
    title: 'Ekran kırılması',
    en: 'Broken screen',
    de: 'Displaybruch',
    paragraphs: ['Düşme ya da çarpma sonucu kırılan ekranı anlaşmalı serviste değiştirir.'],
  },
  'TEL-KIRILMA': {
    title: 'Kırılma',
    en: 'Other breakage',
    de: 'Sonstiger Bruch',
    paragraphs: [
      'Ekran dışındaki kırılmaları onarır: arka cam, kasa, kamera.',
      'Kırılma yoksa çizikler kapsam dışıdır.',
    ],
  },
  'TEL-SIVI': {
    title: 'Sıvı teması',
    en: 'Liquid damage',
    de: 'Flüssigkeitsschaden',
    paragraphs: ['Telefona su ya da başka bir sıvı kaçarsa onarımını öder.'],
  },
  'TEL-HIRSIZLIK': {
    title: 'Zorla hırsızlık',
    en: 'Robbery',
    de: 'Raub',
    paragraphs: [
      'Kapkaç, gasp ya da kapı, pencere zorlanarak çalınan telefonu öder; polis tutanağı istenir.',
      'Unutma, kaybetme ve fark edilmeyen yankesicilik kapsam dışıdır.',
    ],
  },
  'TEL-PERT': {
    title: 'Tam hasar',
    en: 'Total loss',
    de: 'Totalschaden',
    paragraphs: ['Onarımı mümkün olmayan telefonun ikinci el değerini, muafiyet düşülerek öder.'],
  },
  'TEL-MUAFIYET': {
    title: 'Hırsızlık ve tam hasarda muafiyet',
    en: 'Excess on robbery and total loss',
    de: 'Selbstbehalt bei Raub und Totalschaden',
    paragraphs: ['İkinci el değerin bu kadarını siz üstlenirsiniz, kalanı ödenir. Onarımlarda uygulanmaz.'],
  },
  'TEL-YEDEK': {
    title: 'Yedek cihaz',
    en: 'Replacement device',
    de: 'Ersatzgerät',
    paragraphs: ['Telefonunuz servisteyken kullanmanız için bir cihaz verir.'],
  },
  'TEL-BEKLEME': {
    title: 'Bekleme süresi',
    en: 'Waiting period',
    de: 'Wartezeit',
    paragraphs: ['Poliçe başladıktan sonra bu kadar gün içindeki hasar ödenmez. Yenilemede uygulanmaz.'],
  },
  'TEL-KURYE': {
    title: 'Servise kurye',
    en: 'Courier to the repair shop',
    de: 'Kurier zur Werkstatt',
    paragraphs: ['Telefonu kapınızdan alıp servise götürür, onarılınca geri getirir.'],
  },
};
