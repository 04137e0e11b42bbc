/** Reviews of buyers with their average; the text around them is a page that editors write. */
import type { PublishedReview, ReviewList } from '@emsal/api/calls/reviews';
import { reviewsPerPage } from '@emsal/api/outcomes/review';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Notice } from '@emsal/ui/notice/notice';
import { Pagination } from '@emsal/ui/pagination/pagination';
import { Text } from '@emsal/ui/text/text';
import { Article } from '../cms/article';
import { contentMetadata } from '../cms/cms-metadata';
import { loadContent } from '../cms/load-content';
import { cmsReader, missing } from '../cms/read-cms';
import { aggregateRating } from '../seo/structured-data';
import { ReviewSummary } from './review-summary';
import styles from './reviews.module.css';
import { reviewsTexts as texts } from './reviews.texts';
import { Stars } from './stars';

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('sayfa') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw missing();
  const page = Number(asked);
  const [content, list] = await Promise.all([
    loadContent(args, texts.path.slice(1)),
    cmsReader(args).one('GET reviews/list', { page }),
  ]);
  if (!list || (page > 1 && list.reviews.length === 0)) throw missing();
  return { content, list, page };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** A page without a review says little: it is not for search engines. */
function metadataOf({ content, list: { total, average } }: Loaded) {
  const metadata = contentMetadata(content);
  if (average === null) return { ...metadata, type: 'NO_INDEX' as const };
  const rating = (site: string) => aggregateRating(site, { average, total });
  return {
    ...metadata,
    structuredData: (site: string) => [...(metadata.structuredData?.(site) ?? []), rating(site)],
  };
}

export const handle: RouteHandle = { layout: 'blogDetail', metadataOf: (loaded) => metadataOf(loaded as Loaded) };

const Review = ({ stars, text, author, line, writtenAt }: PublishedReview) => (
  <li className={styles.review}>
    <Stars count={stars} />
    <p className={styles.words}>{text}</p>
    <Text size="small" tone="muted">
      {texts.about(lineFacts[line].name, author, writtenAt)}
    </Text>
  </li>
);

function Reviews({ total, average, perStar, reviews, page }: ReviewList & { page: number }) {
  if (average === null) return <Notice>{texts.none}</Notice>;
  return (
    <>
      <ReviewSummary {...{ total, average, perStar }} />
      <h2>{texts.listed}</h2>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <Review key={review.id} {...review} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / reviewsPerPage)}
        hrefOf={(next) => (next === 1 ? texts.path : `${texts.path}?sayfa=${next}`)}
      />
    </>
  );
}

export function Component() {
  const { content, list, page } = useLoaderData<typeof loader>();
  return (
    <Article content={content}>
      <Reviews {...list} page={page} />
    </Article>
  );
}
