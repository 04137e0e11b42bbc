/** The page was saved elsewhere since it was opened: what to do now, without losing what is typed. */
import type { VersionRow } from '@emsal/api/desk/content-shapes';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { deskTexts } from '../desk.texts';
import styles from './page-editor.module.css';

const texts = deskTexts.page;

interface NewerVersionProps {
  pageId: string;
  version: VersionRow;
  /** Something is typed, which the newer version does not have. */
  isChanged: boolean;
  onOpen: () => void;
}

export function NewerVersion({ pageId, version: { number, savedBy }, isChanged, onOpen }: NewerVersionProps) {
  return (
    <div className={styles.newer}>
      <Notice tone="warn" live>
        <Stack gap={12}>
          <p>{texts.newer(savedBy ?? deskTexts.byProgram, number)}</p>
          {isChanged ? (
            <>
              <p>{texts.newerTyped}</p>
              <a href={`/sayfalar/${pageId}`} target="_blank" rel="noreferrer">
                {texts.newerInTab}
              </a>
            </>
          ) : (
            <Button variant="line" onClick={onOpen}>
              {texts.openNewer}
            </Button>
          )}
        </Stack>
      </Notice>
    </div>
  );
}
