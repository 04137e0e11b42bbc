import type { LineFacts } from '@emsal/lines/facts/line-facts';

export type InfoName = LineFacts['offerList']['infoWidget'];

interface InfoWords {
  title: string;
  facts: readonly string[];
}

/** The amounts are those of the specification (funnel 9). */
export const infoWidgetTexts: Record<InfoName, InfoWords> = {
  generic: {
    title: 'Seçmeden önce',
    facts: [
      'Poliçeniz ödeme biter bitmez e-postanıza gelir.',
      'Teklifler şirketlerin kendi yanıtıdır; üstüne ücret eklemeyiz.',
    ],
  },
  home: {
    title: 'Konut paketinde bilmeniz gerekenler',
    facts: [
      'Konut sigortası eşyanızı ve binanızı korur; deprem için ayrıca DASK gerekir.',
      'Ek hizmet paketi yılda 81\u00A0₺ tutar; siz istemedikçe eklenmez.',
    ],
  },
  payment: {
    title: 'Ödeme nasıl alınır?',
    facts: [
      'Kartınızdan önce yalnızca ön provizyon alınır.',
      'Tutar, sigorta şirketi cihazınızı onayladığında çekilir; onaylamazsa provizyon kaldırılır.',
    ],
  },
  dask: {
    title: 'DASK hakkında',
    facts: [
      'DASK zorunludur ve bir yıl geçerlidir; fiyatı bütün şirketlerde aynı tarifeye dayanır.',
      'Tapu, elektrik ve su aboneliği işlemlerinde DASK poliçesi istenir.',
    ],
  },
  pet: {
    title: 'Dostunuz için',
    facts: [
      'Çip ya da karne bilgisi tazminat sırasında sorulur; elinizin altında olsun.',
      'Poliçeden önce var olan hastalıklar kapsam dışındadır.',
    ],
  },
};
