/** Below the blocks of an existing page: its publication, its versions, its preview. */
import type { PageDetail, VersionRow } from '@emsal/api/desk/content-shapes';
import { Outcome } from '../ui/outcome';
import type { Action } from '../use-call';
import styles from './page-editor.module.css';
import { usePlanTime } from './planned-publication';
import { PreviewFrames } from './preview-frames';
import { UnsavedPanel } from './unsaved-panel';
import { PublicationPanel, type PublicationProps } from './publication-panel';
import { VersionList } from './version-list';

interface PageFootProps extends Omit<PublicationProps, 'version' | 'plan' | 'planTime' | 'action'> {
  page: PageDetail;
  /** The version that stands in the editor; absent while another one is newer, or it is not read again yet. */
  version: VersionRow | undefined;
  /** Null for who may only read. */
  action: Action | null;
  /** Something is not saved, which cannot be published. */
  isChanged: boolean;
  onSave: () => void;
}

export function PageFoot({ page: { versions }, version, action, isChanged, onSave, ...publication }: PageFootProps) {
  const planTime = usePlanTime();
  const plan = versions.find(({ publishAt }) => publishAt !== null);
  return (
    <>
      <div className={styles.foot}>
        <Outcome notice={action?.notice} />
      </div>
      <div className={styles.panels}>
        {action && version && isChanged && <UnsavedPanel isRunning={action.isRunning} onSave={onSave} />}
        {action && version && !isChanged && (
          <PublicationPanel {...publication} {...{ version, plan, planTime, action }} />
        )}
        <VersionList {...{ versions, plan, action }} onDone={publication.onDone} />
      </div>
      {version && <PreviewFrames versionId={version.id} />}
    </>
  );
}
