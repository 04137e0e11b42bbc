import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { homePackage } from '@emsal/tariffs/home/home-figures';
import type { WidgetTexts } from './info-widget.texts';

export type LineWidgetName = Exclude<LineFacts['offerList']['infoWidget'], 'generic'>;

/** Amounts as specified (funnel 9). */
export const lineWidgetTexts: Record<LineWidgetName, WidgetTexts> = {
  home: {
    title: 'Konut paketinde bilmeniz gerekenler',
    facts: [
      'Konut sigortası eşyanızı ve binanızı korur; deprem için ayrıca DASK gerekir.',
      `Ek hizmet paketi yılda ${homePackage.value}\u00A0₺ tutar; siz istemedikçe eklenmez.`,
    ],
  },
  payment: {
    title: 'Ödeme nasıl alınır?',
    facts: [
      'Tutar 3-D Secure onayınızdan sonra çekilir; ön provizyon alıp bekletmeyiz.',
      'Şirket poliçeyi düzenlemezse tutarın tamamı kartınıza iade edilir.',
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
