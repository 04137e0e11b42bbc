import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { Icon } from '@emsal/ui/icon/icon';
import { plusIcon } from '@emsal/ui/icon/icons';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { useEffect, useEffectEvent } from 'react';
import { heroTexts as texts } from '../hero/hero.texts';
import { productWords } from '@emsal/products/product-words';
import styles from './product-chooser.module.css';

export interface ProductChooserProps {
  lines: readonly LineFacts[];
  onChoose: (line: LineFacts) => void;
  /** Where the products stand that are not among the tiles. */
  allProducts: string;
}

const group = 'product';
/** Two rows of three: the last tile leads to the rest. */
const tiles = 6;

const layoutFor = (count: number) => (count < 3 ? 'list' : 'tiles');

/** A product may have been chosen before hydration. */
const chosenInDocument = (): string | undefined =>
  document.querySelector<HTMLInputElement>(`input[name=${group}]:checked`)?.value;

/** The products on sale as radios; the first is chosen. The DOM owns the choice. */
export function ProductChooser({ lines, onChoose, allProducts }: ProductChooserProps) {
  const shown = lines.length > tiles ? lines.slice(0, tiles - 1) : lines;
  const layout = layoutFor(shown.length);
  const options = shown.map((facts) => ({
    value: facts.id,
    label: layout === 'tiles' ? productWords[facts.id].short : facts.name,
    description: layout === 'tiles' ? undefined : productWords[facts.id].remark,
    icon: <Icon of={productWords[facts.id].icon} />,
  }));
  const choose = (id: string) => onChoose(lines.find((facts) => facts.id === (id as LineId))!);
  const adoptEarly = useEffectEvent(() => {
    const early = chosenInDocument();
    if (early !== undefined && early !== lines[0]?.id) choose(early);
  });
  useEffect(() => adoptEarly(), []);
  const more = lines.length > shown.length && (
    <a className={styles.more} href={allProducts}>
      <Icon of={plusIcon} />
      {texts.more(lines.length - shown.length)}
    </a>
  );
  return (
    <RadioCards
      id="hero-product"
      name={group}
      label={texts.product}
      {...{ layout, options }}
      defaultValue={lines[0]?.id}
      onChange={choose}
      extra={more}
    />
  );
}
