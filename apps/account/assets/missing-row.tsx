import { askOfferPath } from './asset-paths';
import { assetsTexts as texts } from './assets.texts';
import type { InsuredThing, MissingCover } from './insured-things';
import { OfferRow } from './offer-row';

/** A cover that the thing does not have. */
export const MissingRow = ({ cover: { line, name }, thing }: { cover: MissingCover; thing: InsuredThing }) => (
  <OfferRow line={line} action={askOfferPath(thing.id, line)} label={texts.askFor(name, thing.name || texts.unnamed)}>
    {texts.missing(name)}
  </OfferRow>
);
