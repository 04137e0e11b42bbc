import type { ShownOffer } from '../../offer/listing/shown-offers';

export const documentNames: Readonly<Record<ShownOffer['documents'][number], string>> = {
  quotePdf: 'Teklif belgesi (PDF)',
  multilingualQrPdf: 'Karekodlu, çok dilli teklif belgesi (PDF)',
};
