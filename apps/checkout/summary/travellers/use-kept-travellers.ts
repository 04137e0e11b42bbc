/** What is typed of travellers stays in this tab until it is saved, so that a reload loses nothing. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { readRecord, writeRecord } from '@emsal/platform/storage/session-record';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useEffect, type RefObject } from 'react';
import { travellerFieldPrefix } from './travellers-form';

interface Kept {
  /** Another journey has other travellers. */
  visitId: VisitId;
  values: Readonly<Record<string, string>>;
}

const travellerFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name.startsWith(travellerFieldPrefix),
  );

/** What was saved, or typed before hydration, stays. */
function restore(field: HTMLInputElement, kept = ''): void {
  if (field.type !== 'radio') field.value ||= kept;
  else if (field.value === kept && !field.checked) field.click();
}

/** @returns keeps what is typed now */
export function useKeptTravellers(form: RefObject<HTMLFormElement | null>, visitId: VisitId): () => void {
  useEffect(() => {
    const kept = readRecord<Kept>(sessionKeys.travellers);
    if (kept.visitId !== visitId || !form.current) return;
    for (const field of travellerFields(form.current)) restore(field, kept.values?.[field.name]);
  }, [form, visitId]);
  return () => {
    const fields = form.current ? travellerFields(form.current) : [];
    if (fields.length === 0) return;
    const shown = fields.filter(({ type, checked }) => type !== 'radio' || checked);
    writeRecord(sessionKeys.travellers, {
      visitId,
      values: Object.fromEntries(shown.map(({ name, value }) => [name, value])),
    } satisfies Kept);
  };
}

export const forgetTypedTravellers = (): void => sessionStore.remove(sessionKeys.travellers);
