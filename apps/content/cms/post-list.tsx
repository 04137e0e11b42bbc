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

/** Posts or campaigns, each as one link. */
export const PostList = ({ posts }: { posts: readonly ContentCard[] }) => (
  <ul className={styles.posts}>
    {posts.map((post) => (
      <li key={post.seoUrl}>
        <Text size="small" tone="muted">
          {noteOf(post)}
        </Text>
        <h2 className={styles.title}>
          <a href={`/${post.seoUrl}`}>{post.title}</a>
        </h2>
        <Text tone="muted">{post.shortContent}</Text>
      </li>
    ))}
  </ul>
);
