/** One page: its settings and blocks, its publication, its versions. */
import type { ContentDocument, PageChoices } from '@emsal/api/desk/content-shapes';
import { isProductPage } from '@emsal/api/calls/cms/product-page';
import { Button } from '@emsal/ui/button/button';
import { deskTexts } from '../desk.texts';
import { BlockEditor } from '../editor/block-editor';
import { useSession } from '../frame/session';
import { HeadingRow } from '../ui/heading-row';
import { Outcome } from '../ui/outcome';
import { UnsavedGuard } from '../ui/unsaved-guard';
import { heldWhile, useCall } from '../use-call';
import { AmountNames } from './amount-names';
import { NewerVersion } from './newer-version';
import styles from './page-editor.module.css';
import { PageFoot } from './page-foot';
import { reasonsOfBlocks } from './reasons-of-blocks';
import { SettingsFields } from './settings-fields';
import { usePageDraft } from './use-page-draft';
import { usePlacedAction } from './use-placed-action';
import { usePageSave, type PageSaving } from './use-page-save';

const texts = deskTexts.page;

interface PageEditorProps extends PageSaving {
  /** As it is opened; reading the page again does not change what stands here. */
  document: ContentDocument;
  choices: PageChoices;
  /** The page is read again. */
  isReading?: boolean;
  /** The page was created by the press that led here. */
  isJustCreated?: boolean;
  /** Opens the newest version instead of what stands here. */
  onOpenNewest?: () => void;
}

const doNothing = () => undefined;

export function PageEditor(props: PageEditorProps) {
  const { document: opened, choices, isReading = false, isJustCreated, onOpenNewest, ...saving } = props;
  const { page, onSaved = doNothing } = saving;
  const mayPublish = useSession().may.includes('content.publish');
  const { head, foot } = usePlacedAction(isJustCreated ? { tone: 'good', text: texts.created } : undefined);
  const newest = page?.versions[0];
  const draft = usePageDraft(opened, newest?.number ?? 0);
  const { document, saved, isChanged, change, changeBlocks } = draft;
  const { errors, save } = usePageSave(saving, draft);
  const version = page?.versions.find(({ number }) => number === saved.number);
  const isOutdated = newest !== undefined && newest.number > saved.number;
  const failures = useCall('GET versions/{id}/failures', version ? { id: version.id } : null);
  const isOfProduct = page !== undefined && isProductPage(saved.typed.document);
  return (
    <>
      <UnsavedGuard isChanged={isChanged} />
      <HeadingRow title={saved.typed.document.title || texts.newTitle}>
        {mayPublish && (
          <Button variant="line" busy={head.isRunning} onClick={() => save(head)}>
            {texts.save}
          </Button>
        )}
      </HeadingRow>
      <Outcome notice={head.notice} />
      {isOutdated && (
        <NewerVersion pageId={page!.id} version={newest} isChanged={isChanged} onOpen={onOpenNewest ?? doNothing} />
      )}
      {isChanged && <p className={styles.unsaved}>{texts.unsaved}</p>}
      {/* A page that is being created opens anew: what is typed meanwhile would be lost. */}
      <div inert={!page && head.isRunning}>
        <h2 className={styles.part}>{texts.settings}</h2>
        <SettingsFields {...{ document, isOfProduct, choices, errors }} onChange={change} />
        <h2 className={styles.part}>{texts.body}</h2>
        {page && page.amounts.length > 0 && <AmountNames amounts={page.amounts} />}
        <BlockEditor
          blocks={opened.blocks}
          isProductPage={isOfProduct}
          reasons={reasonsOfBlocks((failures.isCurrent && failures.result) || [], saved.typed.blockIds)}
          onChange={changeBlocks}
        />
      </div>
      {page && (
        <PageFoot
          {...{ page, failures, isChanged }}
          version={isOutdated ? undefined : version}
          blockIds={saved.typed.blockIds}
          action={mayPublish ? heldWhile(isReading, foot) : null}
          onSave={() => save(foot)}
          onDone={onSaved}
        />
      )}
    </>
  );
}
