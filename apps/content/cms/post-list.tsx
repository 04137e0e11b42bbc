import type { ContentCard } from '@emsal/api/calls/cms/shapes';
import { Text } from '@emsal/ui/text/text';
import styles from './post-list.module.css';
import { noteOf } from './post-note';

/** Posts beside something else, each as one link below a line. */
export const PostList = ({ posts }: { posts: readonly ContentCard[] }) => (
  <ul className={styles.posts}>
    {posts.map((post) => (
      <li key={post.seoUrl}>
        <Text size="small" tone="muted">
          {noteOf(post)}
        </Text>
        <h3 className={styles.title}>
          <a href={`/${post.seoUrl}`}>{post.title}</a>
        </h3>
        <Text tone="muted">{post.shortContent}</Text>
      </li>
    ))}
  </ul>
);
