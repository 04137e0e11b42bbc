import { Icon } from '../icon/icon';
import { arrowLeftIcon, arrowRightIcon } from '../icon/icons';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './pagination.module.css';
import { paginationTexts as texts } from './pagination.texts';
import { shownPages } from './shown-pages';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Tells two of them on one page apart. */
  label?: string;
}

/** Links to the pages of a long list; on narrow screens the two neighbours and where one is. Nothing for a single page. */
export function Pagination({ page, pages, hrefOf, label = texts.label }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={styles.step}>
          <Icon of={arrowLeftIcon} size={20} /> {texts.previous}
        </a>
      )}
      <p className={styles.place}>{texts.of(page, pages)}</p>
      <ol className={styles.pages}>
        {shownPages(page, pages).map((one, index) => (
          <li key={one ?? `gap-${index}`}>{one === null ? '…' : <Page {...{ one, page, hrefOf }} />}</li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={styles.step}>
          {texts.next} <Icon of={arrowRightIcon} size={20} />
        </a>
      )}
    </nav>
  );
}

function Page({ one, page, hrefOf }: { one: number } & Pick<PaginationProps, 'page' | 'hrefOf'>) {
  return (
    <a href={hrefOf(one)} className={styles.page} aria-current={one === page ? 'page' : undefined}>
      <VisuallyHidden>{texts.page(one)}</VisuallyHidden>
      <span aria-hidden="true">{one}</span>
    </a>
  );
}
