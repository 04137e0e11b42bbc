/** The dialog in which a list's options are ticked and their inputs filled in. Closing it with unsaved changes warns first. */
import type { Row } from '@emsal/lines/kit/grammar/field';
import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { focusField } from '@emsal/ui/error-summary/focus-field';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './list-dialog.module.css';
import type { ListFieldProps } from './list-field-props';
import { listFieldTexts as texts } from './list-field.texts';
import { boxId, ListRow } from './list-row';
import { sumOf } from './sum-of';
import { useListDraft } from './use-list-draft';

export interface ListDialogProps extends ListFieldProps {
  /** As they were when the dialog was opened. */
  rows: readonly Row[];
  /** Called with every change, valid or not. */
  onType: (rows: readonly Row[]) => void;
  onSave: (rows: readonly Row[]) => void;
  /** Discards all changes. */
  onClose: () => void;
}

/** The first invalid input takes the focus after a submit, not while it is being corrected. */
function useFocusOnWrong(name: string, errors: Readonly<Record<string, string>>, attempt: number) {
  const [wrong] = Object.keys(errors);
  const focusOnWrong = useEffectEvent(() => {
    if (attempt > 0 && wrong !== undefined) focusField(boxId(name, wrong));
  });
  useEffect(() => focusOnWrong(), [attempt]);
}

export function ListDialog(props: ListDialogProps) {
  const { name, field, options, form, onType, onSave, onClose } = props;
  const [isWarned, setWarned] = useState(false);
  const draft = useListDraft({
    ...props,
    onType: (rows) => {
      setWarned(false);
      onType(rows);
    },
  });
  const [attempt, setAttempt] = useState(0);
  useFocusOnWrong(name, draft.errors, attempt);
  const formId = `${name}-list`;
  const close = () => (draft.isChanged && !isWarned ? setWarned(true) : onClose());
  const save = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from a portal to the step's form.
    event.stopPropagation();
    setWarned(false);
    setAttempt((before) => before + 1);
    const rows = draft.press();
    if (rows !== null) onSave(rows);
  };
  const limit = field.limit?.(form) ?? null;
  const actions = (
    <>
      <div className={styles.foot}>
        <KeyValueList items={[{ label: texts.total, value: sumOf(field, draft.chosen), total: true }]} />
        <div aria-live="polite">
          {draft.together !== null && <Notice tone="danger">{draft.together}</Notice>}
          {isWarned && <Notice tone="warn">{field.words.unsaved}</Notice>}
        </div>
      </div>
      <Button type="submit" form={formId}>
        {isWarned ? texts.saveNow : field.words.save}
      </Button>
      {isWarned && (
        <Button variant="quiet" onClick={onClose}>
          {texts.closeAnyway}
        </Button>
      )}
    </>
  );
  return createPortal(
    <Dialog open title={field.label} onClose={close} actions={actions}>
      <form id={formId} noValidate onSubmit={save}>
        <Stack gap={16}>
          {limit !== null && <Text tone="muted">{limit}</Text>}
          {options.length === 0 && <Notice tone="warn">{texts.empty}</Notice>}
          <Stack as="ul" gap={12}>
            {options.map((option) => (
              <ListRow key={option.code} {...{ name, field, option, draft }} />
            ))}
          </Stack>
        </Stack>
      </form>
    </Dialog>,
    document.body,
  );
}
