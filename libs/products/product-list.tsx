import { linePath } from '@emsal/lines/facts/line-path';
import type { ListedProduct } from '@emsal/platform/published-product';
import { Icon } from '@emsal/ui/icon/icon';
import { caretRightIcon } from '@emsal/ui/icon/icons';
import styles from './product-list.module.css';
import { lineIcons } from './line-icons';
import { useProductHref } from './use-product-href';

export interface ProductListProps {
  lines: readonly ListedProduct[];
  /** Links to the landing pages where they exist, or directly to the forms. */
  to?: 'landing' | 'form';
}

/** A list of products with rules between the rows. */
export function ProductList({ lines, to = 'landing' }: ProductListProps) {
  const productHref = useProductHref();
  return (
    <ul className={styles.products}>
      {lines.map((facts) => (
        <li key={facts.id}>
          <a href={to === 'form' ? linePath(facts, '/form') : productHref(facts)}>
            <Icon of={lineIcons[facts.label.icon]} size={32} />
            <span>
              <strong className={styles.name}>{facts.name}</strong>
              <small className={styles.remark}>{facts.label.remark}</small>
            </span>
            <Icon of={caretRightIcon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
