import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { Icon } from '@emsal/ui/icon/icon';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { heroTexts } from '../hero/hero.texts';
import { productWords } from '../products/product-words';

export interface ProductChooserProps {
  lines: readonly LineFacts[];
  onChoose: (line: LineFacts) => void;
}

const layoutFor = (count: number) => (count < 3 ? 'list' : 'tiles');

/** The products on sale as radios; the first is chosen. The DOM owns the choice. */
export function ProductChooser({ lines, onChoose }: ProductChooserProps) {
  const layout = layoutFor(lines.length);
  const options = lines.map((facts) => ({
    value: facts.id,
    label: layout === 'tiles' ? productWords[facts.id].short : facts.name,
    description: layout === 'tiles' ? undefined : productWords[facts.id].remark,
    icon: <Icon of={productWords[facts.id].icon} />,
  }));
  const choose = (id: string) => onChoose(lines.find((facts) => facts.id === (id as LineId))!);
  return (
    <RadioCards
      id="hero-product"
      name="product"
      label={heroTexts.product}
      {...{ layout, options }}
      defaultValue={lines[0]?.id}
      onChange={choose}
    />
  );
}
