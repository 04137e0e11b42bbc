/** An offer's covers and price parts in the language of its document. */
import { coverTexts } from '@emsal/lines/server/server-lines';
import type { PriceParts, Row } from '../../document/pdf-table';
import type { StoredOffer } from '../stored-offer';
import { formatLimit } from '../assumptions/quote-format';
import type { QuoteLanguage } from '../assumptions/quote-language';
import {
  discountTranslations,
  extentTranslations,
  surchargeTranslations,
  taxTranslations,
  type Translation,
} from './quote-translations';

type Cover = StoredOffer['assurances'][number];
export type OfferPrice = Pick<StoredOffer, 'base' | 'discounts' | 'surcharges' | 'taxes' | 'instalmentCost' | 'total'>;
type ForeignLanguage = Exclude<QuoteLanguage, 'tr'>;

const columns = { en: 0, de: 1 } as const;

/** Undefined for an unknown code, and where the insurer stated no figure that the text needs. */
function filled(
  translation: Translation | undefined,
  language: ForeignLanguage,
  figure?: string | number,
): string | undefined {
  const text = translation?.[columns[language]];
  return figure === undefined && text?.includes('#') ? undefined : text?.replace('#', String(figure));
}

/** Label and value of each cover. */
export const translatedCovers = (covers: readonly Cover[], language: QuoteLanguage): Row[] =>
  covers.map((cover) =>
    language === 'tr' ? [cover.label, cover.value] : [labelOf(cover, language), valueOf(cover, language)],
  );

const labelOf = ({ key, label }: Cover, language: ForeignLanguage): string => coverTexts[key]?.[language] ?? label;

function valueOf({ value, limit, extent }: Cover, language: ForeignLanguage): string {
  if (limit !== undefined) return formatLimit(limit, language);
  return (extent && filled(extentTranslations[extent.code], language, extent.count)) ?? value;
}

export function translatedPrice(price: OfferPrice, language: QuoteLanguage): PriceParts {
  if (language === 'tr') return price;
  return {
    ...price,
    discounts: price.discounts.map(({ kind, figure, description, amount }) => ({
      description: filled(discountTranslations[kind], language, figure) ?? description,
      amount,
    })),
    surcharges: price.surcharges.map(({ kind, description, amount }) => ({
      description: filled(surchargeTranslations[kind], language) ?? description,
      amount,
    })),
    taxes: price.taxes.map(({ kind, description, amount }) => ({
      description: filled(kind && taxTranslations[kind], language) ?? description,
      amount,
    })),
  };
}
