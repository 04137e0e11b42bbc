/** Keeps what is typed and chosen in a form in this tab, so that a reload loses nothing. Ticks are given anew. */
import { useEffect, useRef, type RefObject } from 'react';
import { readRecord, writeRecord } from './session-record';

type Field = HTMLInputElement | HTMLSelectElement;
type Values = Record<string, string>;

interface Kept {
  /** Whose answers they are, e.g. the visit. */
  of: string;
  values: Values;
}

const isKept = (one: Element): one is Field =>
  one instanceof HTMLSelectElement || (one instanceof HTMLInputElement && /^(text|email|tel|radio)$/.test(one.type));
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isKept).filter(({ name }) => name !== '');
const isShown = (field: Field): boolean => field.type !== 'radio' || (field as HTMLInputElement).checked;

/** What was typed before hydration stays. */
function isUntouched(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue;
  return field.selectedOptions[0]?.defaultSelected ?? field.value === '';
}

/** @returns whether the field has it now; an option may still be loading */
function restore(field: Field, value: string): boolean {
  if (field.type === 'radio') {
    if (field.value !== value) return false;
    if (!(field as HTMLInputElement).checked) field.click();
    return true;
  }
  if (field instanceof HTMLSelectElement) {
    if (![...field.options].some((option) => option.value === value)) return false;
    if (!isUntouched(field) || field.value === value) return true;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  if (isUntouched(field)) field.value = value;
  return true;
}

/**
 * @param key of the session storage; absent, nothing is kept
 * @returns stores what the form holds now
 */
export function useKeptValues(form: RefObject<HTMLFormElement | null>, key: string | undefined, of = ''): () => void {
  /** Of fields that are not there yet: an answer above them opens them. */
  const waiting = useRef<Values>({});
  useEffect(() => {
    const element = form.current;
    if (key === undefined || !element) return;
    const kept = readRecord<Kept>(key);
    waiting.current = kept.of === of ? { ...kept.values } : {};
    const restoreAll = (): void => {
      for (const field of fieldsOf(element)) {
        const value = waiting.current[field.name];
        if (value !== undefined && restore(field, value)) delete waiting.current[field.name];
      }
    };
    restoreAll();
    const observer = new MutationObserver(restoreAll);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form, key, of]);
  return () => {
    if (key === undefined || !form.current) return;
    const shown = fieldsOf(form.current).filter(isShown);
    const values = Object.fromEntries(shown.map(({ name, value }) => [name, value]));
    writeRecord(key, { of, values: { ...waiting.current, ...values } } satisfies Kept);
  };
}
