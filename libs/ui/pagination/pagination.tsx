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
  /** Distinguishes two paginations on one page. */
  label?: string;
}

/** Links to the pages of a long list; on narrow screens only the neighbours. Nothing for a single page. */
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
        {shownPages(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>{number === null ? '…' : <Page {...{ number, page, hrefOf }} />}</li>
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

function Page({ number, page, hrefOf }: { number: number } & Pick<PaginationProps, 'page' | 'hrefOf'>) {
  return (
    <a href={hrefOf(number)} className={styles.page} aria-current={number === page ? 'page' : undefined}>
      <VisuallyHidden>{texts.page(number)}</VisuallyHidden>
      <span aria-hidden="true">{number}</span>
    </a>
  );
}
