import type { Content } from '@emsal/api/calls/cms/shapes';
import { headingId } from '@emsal/content-blocks/blocks';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import styles from './article.module.css';
import { cmsTexts as texts } from './cms.texts';

/** Fewer on a page without the column of a post stand between its head and its text. */
const fewestOfPage = 4;

/** The headings of the second level; none when a glance shows them. */
export function headingsOf({ blocks, category }: Pick<Content, 'blocks' | 'category'>) {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2 ? [{ text: block.text, id: headingId(index) }] : [],
  );
  return headings.length >= (category ? 2 : fewestOfPage) ? headings : [];
}

type Headings = ReturnType<typeof headingsOf>;

const Places = ({ headings }: { headings: Headings }) => (
  <ol>
    {headings.map(({ text, id }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ol>
);

/** Folded on a telephone, where it would stand in place of the text. */
export const Contents = ({ headings }: { headings: Headings }) => (
  <nav className={styles.contents} aria-label={texts.contents}>
    <div className={styles.folded}>
      <Disclosure summary={texts.contents}>
        <Places headings={headings} />
      </Disclosure>
    </div>
    <div className={styles.spread}>
      <p className={styles.contentsTitle}>{texts.contents}</p>
      <Places headings={headings} />
    </div>
  </nav>
);
