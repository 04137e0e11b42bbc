import type { VersionRow } from '@emsal/api/desk/content-shapes';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import { shownInstant } from '../ui/instant';
import type { Action } from '../use-call';
import styles from './page-editor.module.css';

const texts = deskTexts.page;

interface VersionListProps {
  versions: readonly VersionRow[];
  /** The one that the page's plan is for. */
  plan: VersionRow | undefined;
  /** Null for who may only read. */
  action: Action | null;
  onDone: () => void;
}

const stateOf = ({ isPublished, publishAt }: VersionRow): string => {
  if (isPublished) return `, ${texts.live}`;
  return publishAt === null ? '' : `, ${texts.plannedFor(shownInstant(publishAt))}`;
};

/** Every saved version, newest first; an older one is published again to go back. */
export function VersionList({ versions, plan, action, onDone }: VersionListProps) {
  const done = texts.endingPlan(texts.tookBack, plan !== undefined);
  const takeBack = async (id: string) =>
    (await action!.run(() => callDesk('POST versions/{id}/publish', { id }), done)) && onDone();
  return (
    <Card as="section" className={styles.panel}>
      <h2>{texts.versions}</h2>
      <ol className={styles.versions} reversed>
        {versions.map((version, index) => (
          <li key={version.id}>
            <p>
              {texts.version(version.number)}, {shownInstant(version.savedAt)}, {version.savedBy ?? deskTexts.byProgram}
              <b>{stateOf(version)}</b>
            </p>
            {action && index > 0 && !version.isPublished && (
              <Button
                variant="quiet"
                busy={action.isRunning}
                aria-label={`${texts.version(version.number)}: ${texts.takeBack}`}
                onClick={() => takeBack(version.id)}
              >
                {texts.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
