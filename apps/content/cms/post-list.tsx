import type { ContentCard } from '@emsal/api/calls/cms/shapes';
import { Text } from '@emsal/ui/text/text';
import styles from './post-list.module.css';
import { cmsTexts as texts } from './cms.texts';

const noteOf = ({ category, readingTime, campaignEndDate }: ContentCard): string =>
  category
    ? `${category.title} · ${texts.minutes(readingTime)}`
    : campaignEndDate
      ? texts.until(campaignEndDate)
      : texts.endless;

/** Posts or campaigns, each as one link. @param level of their headings */
export function PostList({ posts, level = 2 }: { posts: readonly ContentCard[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.seoUrl}>
          <Text size="small" tone="muted">
            {noteOf(post)}
          </Text>
          <Heading className={styles.title}>
            <a href={`/${post.seoUrl}`}>{post.title}</a>
          </Heading>
          <Text tone="muted">{post.shortContent}</Text>
        </li>
      ))}
    </ul>
  );
}
