import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { homePackage } from '@emsal/tariffs/home/home-figures';
import type { WidgetTexts } from './info-widget.texts';

export type LineWidgetName = Exclude<LineFacts['offerList']['infoWidget'], 'generic'>;

/** Amounts as specified (funnel 9). */
export const lineWidgetTexts: Record<LineWidgetName, WidgetTexts> = {
  home: {
    title: 'Konut sigortasında bilmeniz gerekenler',
    facts: [
      'Konut sigortası eşyanızı ve binanızı korur; deprem için ayrıca DASK gerekir.',
      `DASK teklifine yılda ${homePackage.value}\u00A0₺’ye konut asistans hizmeti eklenebilir; siz istemedikçe eklenmez.`,
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
      `Çilingir ve tesisatçı gönderen konut asistans hizmeti yılda ${homePackage.value}\u00A0₺; ek teminatlardan seçebilirsiniz.`,
      'Tapu, elektrik ve su aboneliği işlemlerinde DASK poliçesi istenir.',
    ],
  },
  pet: {
    title: 'Dostunuz için',
    facts: [
      'Çip ya da karne bilgisi tazminat sırasında sorulur; elinizin altında olsun.',
      'Poliçeden önce var olan hastalıklar kapsam dışındadır.',
      'Köpeğiniz varsa “Başkasına zarar” satırına bakın: her şirketin poliçesinde yoktur.',
    ],
  },
};
