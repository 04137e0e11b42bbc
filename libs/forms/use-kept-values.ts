/** Keeps the text fields of a form in this tab. Ticks are given anew. */
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useEffect, type RefObject } from 'react';

const textFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.name !== '' && /^(text|email|tel)$/.test(one.type),
  );

function read(key: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStore.read(key) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** @returns stores what is typed now */
export function useKeptValues(form: RefObject<HTMLFormElement | null>, key: string | undefined): () => void {
  useEffect(() => {
    if (key === undefined || !form.current) return;
    const kept = read(key);
    // What was typed before hydration stays.
    for (const field of textFields(form.current)) field.value ||= kept[field.name] ?? '';
  }, [form, key]);
  return () => {
    if (key === undefined || !form.current) return;
    const values = Object.fromEntries(textFields(form.current).map(({ name, value }) => [name, value]));
    sessionStore.write(key, JSON.stringify(values));
  };
}
