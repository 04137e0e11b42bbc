import type { ListedProduct } from '@emsal/platform/published-product';
import { Icon } from '@emsal/ui/icon/icon';
import { plusIcon } from '@emsal/ui/icon/icons';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { useEffect, useEffectEvent } from 'react';
import { heroTexts as texts } from '../hero/hero.texts';
import { lineIcons } from '@emsal/products/line-icons';
import styles from './product-chooser.module.css';

export interface ProductChooserProps {
  lines: readonly ListedProduct[];
  onChoose: (line: ListedProduct) => void;
  /** Link to the list of the products that are not among the tiles. */
  allProducts: string;
}

const group = 'product';
/** Two rows of three: the last tile links to the other products. */
const tiles = 6;

const layoutFor = (count: number) => (count < 3 ? 'list' : 'tiles');

/** A product may have been selected before hydration. */
const selectedInDocument = (): string | undefined =>
  document.querySelector<HTMLInputElement>(`input[name=${group}]:checked`)?.value;

/** The products on sale as radio buttons, uncontrolled; the first is preselected. */
export function ProductChooser({ lines, onChoose, allProducts }: ProductChooserProps) {
  const shown = lines.length > tiles ? lines.slice(0, tiles - 1) : lines;
  const layout = layoutFor(shown.length);
  const options = shown.map((facts) => ({
    value: facts.id,
    label: layout === 'tiles' ? facts.label.short : facts.name,
    description: layout === 'tiles' ? undefined : facts.label.remark,
    icon: <Icon of={lineIcons[facts.label.icon]} />,
  }));
  const choose = (id: string) => onChoose(lines.find((facts) => facts.id === id)!);
  const adoptSelection = useEffectEvent(() => {
    const selected = selectedInDocument();
    if (selected !== undefined && selected !== lines[0]?.id) choose(selected);
  });
  useEffect(() => adoptSelection(), []);
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
