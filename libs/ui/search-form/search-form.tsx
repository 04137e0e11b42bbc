import type { FormEvent } from 'react';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** The address that shows the hits, with what was typed as `ara`. */
  action: string;
  query: string;
  label: string;
  button: string;
  /** Letters. */
  maxLength: number;
  hint?: string;
  error?: string | undefined;
  /** Searches without a new document. */
  onSearch?: (query: string) => void;
}

/** A search with an address of its own, so that it works without script. */
export function SearchForm({ action, query, label, button, maxLength, hint, error, onSearch }: SearchFormProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('ara') ?? '').trim());
  };
  return (
    <form role="search" action={action} className={styles.search} onSubmit={search}>
      <TextField
        id="ara"
        name="ara"
        type="search"
        label={label}
        {...(hint && { hint })}
        error={error}
        defaultValue={query}
        maxLength={maxLength}
        enterKeyHint="search"
      />
      <Button type="submit" variant="line">
        {button}
      </Button>
    </form>
  );
}
