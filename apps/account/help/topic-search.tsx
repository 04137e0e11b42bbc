/** The search over topics. */
import { usePage } from '@emsal/platform/page';
import { useNavigate } from '@emsal/platform/router';
import { SearchForm } from '@emsal/ui/search-form/search-form';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { findTopics } from './find-topics';
import { helpTexts as texts } from './help.texts';
import { TopicRows } from './topic-rows';

const mostLetters = 80;
const path = '/uyelik/yardim';

function Found({ query }: { query: string }) {
  const { isPublished } = usePage();
  const found = findTopics(query).filter(({ href }) => isPublished(href));
  return (
    <section aria-label={texts.found} role="status">
      {found.length === 0 ? <Text>{texts.notFound(query)}</Text> : <TopicRows topics={found} />}
    </section>
  );
}

export function TopicSearch({ query }: { query: string }) {
  const navigate = useNavigate();
  // Without leaving the document: what was typed in the form below stays.
  const search = (ara: string): void =>
    void navigate(`${path}?${new URLSearchParams({ ara }).toString()}`, { preventScrollReset: true });
  return (
    <Stack>
      <SearchForm
        action={path}
        query={query}
        label={texts.search}
        button={texts.searchButton}
        maxLength={mostLetters}
        onSearch={search}
      />
      {query !== '' && <Found query={query} />}
    </Stack>
  );
}
