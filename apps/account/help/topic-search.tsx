/** The search over topics: a form with an address of its own, which works without script. */
import { usePage } from '@emsal/platform/page';
import { useNavigate } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { Text } from '@emsal/ui/text/text';
import type { FormEvent } from 'react';
import { findTopics } from './find-topics';
import { helpTexts as texts } from './help.texts';
import { TopicRows } from './topic-rows';
import styles from './topic-search.module.css';

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

/** Without leaving the document: what was typed in the form below stays. */
function useSearch() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('ara') ?? '').trim();
    void navigate(`${path}?${new URLSearchParams({ ara: query }).toString()}`, { preventScrollReset: true });
  };
}

export const TopicSearch = ({ query }: { query: string }) => (
  <Stack>
    <form role="search" action={path} className={styles.search} onSubmit={useSearch()}>
      <TextField
        id="ara"
        name="ara"
        type="search"
        label={texts.search}
        defaultValue={query}
        maxLength={mostLetters}
        enterKeyHint="search"
      />
      <Button type="submit" variant="line">
        {texts.searchButton}
      </Button>
    </form>
    {query !== '' && <Found query={query} />}
  </Stack>
);
