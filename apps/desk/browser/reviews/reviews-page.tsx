/** Reviews that wait to be read, and those that were. */
import type { ReviewState } from '@emsal/api/desk/review-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { Pagination } from '@emsal/ui/pagination/pagination';
import { Text } from '@emsal/ui/text/text';
import { useSearchParams } from 'react-router';
import list from '../ui/card-list.module.css';
import { pageNumber } from '../ui/page-number';
import { FilterLinks } from '../ui/filter-links';
import { HeadingRow } from '../ui/heading-row';
import { Outcome } from '../ui/outcome';
import { queryLink } from '../ui/query-link';
import { Waiting } from '../ui/waiting';
import { heldWhile, useAction, useCall } from '../use-call';
import { ReviewCard } from './review-card';
import { reviewsTexts as texts } from './reviews.texts';

const states = Object.keys(texts.states) as ReviewState[];
const hrefOf = (state: ReviewState, page?: number) => queryLink('/yorumlar', { durum: state, sayfa: page });

function Rows({ state, page }: { state: ReviewState; page: number }) {
  const { result, failure, isReading, reload } = useCall('GET reviews', { state, page });
  const action = heldWhile(isReading, useAction());
  const waiting = <Waiting failure={failure} onAgain={reload} />;
  if (!result) return waiting;
  return (
    <>
      <Outcome notice={action.notice} />
      {failure && waiting}
      <Text>{result.total === 0 ? texts.nothing[state] : texts.total(result.total)}</Text>
      <ul className={list.list}>
        {result.rows.map((review) => (
          <ReviewCard key={review.id} review={review} action={action} onDecided={reload} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(result.total / rowsPerPage.reviews)}
        hrefOf={(number) => hrefOf(state, number)}
      />
    </>
  );
}

export function ReviewsPage() {
  const [search] = useSearchParams();
  const state = states.find((one) => one === search.get('durum')) ?? 'waiting';
  return (
    <>
      <HeadingRow title={texts.title} />
      <Text>{texts.lead}</Text>
      <FilterLinks
        label={texts.title}
        options={states.map((value) => ({ value, label: texts.states[value] }))}
        current={state}
        hrefOf={(value) => hrefOf(value)}
      />
      <Rows key={state} state={state} page={pageNumber(search)} />
    </>
  );
}
