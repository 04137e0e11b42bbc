/** Keeps the text fields of a form in this tab. Ticks are given anew. */
import { readRecord, writeRecord } from '@emsal/platform/storage/session-record';
import { useEffect, type RefObject } from 'react';

const textFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.name !== '' && /^(text|email|tel)$/.test(one.type),
  );

/** @returns stores what is typed now */
export function useKeptValues(form: RefObject<HTMLFormElement | null>, key: string | undefined): () => void {
  useEffect(() => {
    if (key === undefined || !form.current) return;
    const kept = readRecord<Record<string, string>>(key);
    // What was typed before hydration stays.
    for (const field of textFields(form.current)) field.value ||= kept[field.name] ?? '';
  }, [form, key]);
  return () => {
    if (key === undefined || !form.current) return;
    const values = Object.fromEntries(textFields(form.current).map(({ name, value }) => [name, value]));
    writeRecord(key, values);
  };
}
