import { usePage } from '@emsal/platform/page';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Row } from '@emsal/ui/row/row';
import { Text } from '@emsal/ui/text/text';
import { askOfferPath } from './asset-paths';
import { assetsTexts as texts } from './assets.texts';
import type { InsuredThing, MissingCover } from './insured-things';

/** A cover that the thing does not have. Asks for offers where the line is sold on this site. */
export function MissingRow({ cover: { line, name }, thing }: { cover: MissingCover; thing: InsuredThing }) {
  const { products = [] } = usePage();
  return (
    <Row between as="li">
      <Text as="span" weight="label">
        {texts.missing(name)}
      </Text>
      {products.some(({ id }) => id === line) && (
        <PostButton
          variant="line"
          action={askOfferPath(thing.id, line)}
          label={texts.askFor(name, thing.name || texts.unnamed)}
        >
          {texts.ask}
        </PostButton>
      )}
    </Row>
  );
}
