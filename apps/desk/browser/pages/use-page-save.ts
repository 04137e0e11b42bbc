import type { PageDetail } from '@emsal/api/desk/content-shapes';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import type { Action } from '../use-call';
import { draftErrors, type DraftErrors } from './page-draft';
import type { PageDraft } from './use-page-draft';

const texts = deskTexts.page;

export interface PageSaving {
  /** Absent for a new one. */
  page?: PageDetail;
  onCreated?: (id: string) => void;
  /** Reads the page again, also when it was not saved because it is newer elsewhere. */
  onSaved?: () => void;
}

/** Saves the draft as the version after the one that it stands on. */
export function usePageSave({ page, onCreated, onSaved }: PageSaving, { typed, saved, markSaved }: PageDraft) {
  const [errors, setErrors] = useState<DraftErrors>({});
  const { document } = typed;
  const create = async () => onCreated?.((await callDesk('POST pages', { document })).id);
  const saveVersion = async (id: string) => {
    const { number } = await callDesk('POST pages/{id}/versions', { id, number: saved.number, document });
    markSaved(typed, number);
  };
  const save = async (action: Action) => {
    const found = draftErrors(document);
    setErrors(found);
    if (Object.keys(found).length > 0)
      return void action.run(() => Promise.reject(new Error(found.blocks ?? texts.invalid)), '');
    await action.run(() => (page ? saveVersion(page.id) : create()), page ? texts.saved : texts.created);
    onSaved?.();
  };
  return { errors, save };
}
