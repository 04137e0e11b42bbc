import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import { Icon } from '@emsal/ui/icon/icon';
import { caretRightIcon } from '@emsal/ui/icon/icons';
import styles from './product-list.module.css';
import { productWords } from './product-words';

export interface ProductListProps {
  lines: readonly LineFacts[];
  /** The landing pages, where there are some, or straight into the forms. */
  to?: 'landing' | 'form';
}

/** Products as a ruled index. */
export function ProductList({ lines, to = 'landing' }: ProductListProps) {
  const { isPublished } = usePage();
  const isLanding = (facts: LineFacts): boolean => to === 'landing' && isPublished(linePath(facts));
  return (
    <ul className={styles.products}>
      {lines.map((facts) => (
        <li key={facts.id}>
          <a href={linePath(facts, isLanding(facts) ? '' : '/form')}>
            <Icon of={productWords[facts.id].icon} size={32} />
            <span>
              <strong className={styles.name}>{facts.name}</strong>
              <small className={styles.remark}>{productWords[facts.id].remark}</small>
            </span>
            <Icon of={caretRightIcon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
