import type { Content } from '@emsal/api/calls/cms/shapes';
import { headingId } from '@emsal/content-blocks/blocks';
import styles from './article.module.css';
import { cmsTexts as texts } from './cms.texts';

/** The headings of the second level; none when a glance shows them. */
export function headingsOf({ blocks }: Pick<Content, 'blocks'>) {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2 ? [{ text: block.text, id: headingId(index) }] : [],
  );
  return headings.length > 1 ? headings : [];
}

export const Contents = ({ headings }: { headings: ReturnType<typeof headingsOf> }) => (
  <nav className={styles.contents} aria-labelledby="icindekiler">
    <p className={styles.contentsTitle} id="icindekiler">
      {texts.contents}
    </p>
    <ol>
      {headings.map(({ text, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
);
