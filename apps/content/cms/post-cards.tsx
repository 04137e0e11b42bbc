/** A page of the blog: its first post large, the others as cards with their covers. */
import type { ContentCard } from '@emsal/api/calls/cms/shapes';
import { Cover } from '@emsal/content-blocks/covers/cover';
import { Text } from '@emsal/ui/text/text';
import { cmsTexts as texts } from './cms.texts';
import { fullName } from './full-name';
import styles from './post-cards.module.css';
import { noteOf } from './post-note';

const Lead = ({ post }: { post: ContentCard }) => (
  <article className={styles.lead}>
    <div>
      <Text size="small" tone="muted">
        {`${noteOf(post)} · ${texts.day(post.publishDate)}`}
      </Text>
      <h2 className={styles.leadTitle}>
        <a href={`/${post.seoUrl}`}>{post.title}</a>
      </h2>
      <Text size="lead" tone="muted">
        {post.shortContent}
      </Text>
      {post.editor && (
        <Text size="small" tone="muted" className={styles.author}>
          {texts.by(fullName(post.editor))}
        </Text>
      )}
    </div>
    {post.coverImage && <Cover of={post.coverImage} framed />}
  </article>
);

const PostCard = ({ post }: { post: ContentCard }) => (
  <li className={styles.card}>
    {post.coverImage && <Cover of={post.coverImage} framed />}
    <Text size="small" tone="muted">
      {noteOf(post)}
    </Text>
    <h2 className={styles.title}>
      <a href={`/${post.seoUrl}`}>{post.title}</a>
    </h2>
    <Text tone="muted">{post.shortContent}</Text>
  </li>
);

export function PostCards({ posts: [first, ...others] }: { posts: readonly ContentCard[] }) {
  return (
    <div className={styles.page}>
      {first && <Lead post={first} />}
      {others.length > 0 && (
        <ul className={styles.cards}>
          {others.map((post) => (
            <PostCard key={post.seoUrl} post={post} />
          ))}
        </ul>
      )}
    </div>
  );
}
