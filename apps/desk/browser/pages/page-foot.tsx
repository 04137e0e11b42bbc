/** Below the blocks of an existing page: its publication, its versions, its preview. */
import type { PageDetail } from '@emsal/api/desk/content-shapes';
import type { Action } from '../use-call';
import styles from './page-editor.module.css';
import { PreviewFrames } from './preview-frames';
import { PublicationPanel, type PublicationProps } from './publication-panel';
import { VersionList } from './version-list';

interface PageFootProps extends Omit<PublicationProps, 'version' | 'action'> {
  page: PageDetail;
  /** Null for who may only read. */
  action: Action | null;
  /** Something is not saved, which cannot be published. */
  isChanged: boolean;
}

export function PageFoot({ page: { versions }, action, isChanged, ...publication }: PageFootProps) {
  const [newest] = versions;
  if (!newest) return null;
  return (
    <>
      <div className={styles.panels}>
        {action && !isChanged && <PublicationPanel {...publication} version={newest} action={action} />}
        <VersionList versions={versions} action={action} onDone={publication.onDone} />
      </div>
      <PreviewFrames versionId={newest.id} />
    </>
  );
}
