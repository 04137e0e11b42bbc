/** One page: its settings and blocks, its publication, its versions. */
import type { ContentDocument, PageChoices, PageDetail } from '@emsal/api/desk/content-shapes';
import { Button } from '@emsal/ui/button/button';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import { BlockEditor } from '../editor/block-editor';
import { useSession } from '../frame/session';
import { HeadingRow } from '../ui/heading-row';
import { Outcome } from '../ui/outcome';
import { useAction, useCall } from '../use-call';
import { AmountNames } from './amount-names';
import { draftErrors, type DraftErrors } from './page-draft';
import { isProductPage } from '@emsal/api/calls/cms/product-page';
import styles from './page-editor.module.css';
import { PageFoot } from './page-foot';
import { reasonsOfBlocks } from './reasons-of-blocks';
import { SettingsFields } from './settings-fields';
import { usePageDraft } from './use-page-draft';

const texts = deskTexts.page;

interface PageEditorProps {
  /** Absent for a new one. */
  page?: PageDetail;
  document: ContentDocument;
  choices: PageChoices;
  onCreated: (id: string) => void;
  /** Reads the page again. */
  onSaved: () => void;
}

export function PageEditor({ page, document: opened, choices, onCreated, onSaved }: PageEditorProps) {
  const { may } = useSession();
  const mayPublish = may.includes('content.publish');
  const action = useAction();
  const { document, isChanged, savedIds, change, changeBlocks, markSaved } = usePageDraft(opened);
  const [errors, setErrors] = useState<DraftErrors>({});
  const newest = page?.versions[0];
  const failures = useCall('GET versions/{id}/failures', newest ? { id: newest.id } : null);
  const isOfProduct = page !== undefined && isProductPage(opened);

  const send = async () => {
    if (!page || !newest) return onCreated((await callDesk('POST pages', { document })).id);
    await callDesk('POST pages/{id}/versions', {
      id: page.id,
      number: newest.number,
      document,
    });
    onSaved();
  };
  const save = async () => {
    const found = draftErrors(document);
    setErrors(found);
    const isValid = Object.keys(found).length === 0;
    const work = isValid ? send : () => Promise.reject(new Error(found.blocks ?? texts.invalid));
    if (await action.run(work, page ? texts.saved : texts.created)) markSaved();
  };
  return (
    <>
      <HeadingRow title={opened.title || texts.newTitle}>
        {mayPublish && (
          <Button variant="line" busy={action.isRunning} onClick={save}>
            {texts.save}
          </Button>
        )}
      </HeadingRow>
      <Outcome notice={action.notice} />
      {isChanged && <p className={styles.unsaved}>{texts.unsaved}</p>}
      <h2 className={styles.part}>{texts.settings}</h2>
      <SettingsFields
        document={document}
        isOfProduct={isOfProduct}
        choices={choices}
        errors={errors}
        onChange={change}
      />
      <h2 className={styles.part}>{texts.body}</h2>
      {page && page.amounts.length > 0 && <AmountNames amounts={page.amounts} />}
      <BlockEditor
        blocks={opened.blocks}
        isProductPage={isOfProduct}
        reasons={reasonsOfBlocks((failures.isCurrent && failures.result) || [], savedIds)}
        onChange={changeBlocks}
      />
      {page && (
        <PageFoot
          page={page}
          failures={failures}
          blockIds={savedIds}
          action={mayPublish ? action : null}
          isChanged={isChanged}
          onDone={onSaved}
        />
      )}
    </>
  );
}
