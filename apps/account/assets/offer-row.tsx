import type { LineId } from '@emsal/lines/facts/line-ids';
import { usePage } from '@emsal/platform/page';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Row } from '@emsal/ui/row/row';
import { Text } from '@emsal/ui/text/text';
import { assetsTexts as texts } from './assets.texts';

interface OfferRowProps {
  line: LineId;
  /** What the row says. */
  children: string;
  /** Where asking for offers posts to. */
  action: string;
  label: string;
}

/** A cover that somebody may want. Asks for offers where the line is sold on this site. */
export function OfferRow({ line, children, action, label }: OfferRowProps) {
  const { products = [] } = usePage();
  return (
    <Row between whole as="li">
      <Text as="span" weight="label">
        {children}
      </Text>
      {products.some(({ id }) => id === line) && (
        <PostButton variant="line" action={action} label={label}>
          {texts.ask}
        </PostButton>
      )}
    </Row>
  );
}
