/** What stands in the way of publishing the newest version, and its publication, now or at a time. */
import type { PublicationFailure, VersionRow } from '@emsal/api/desk/content-shapes';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import { Waiting } from '../ui/waiting';
import type { Action, CallState } from '../use-call';
import { FailureList } from './failure-list';
import styles from './page-editor.module.css';
import { ExistingPlan, NewPlan, type PlanTime } from './planned-publication';

const texts = deskTexts.page;

export interface PublicationProps {
  version: VersionRow;
  /** The version that the page's plan is for. */
  plan: VersionRow | undefined;
  planTime: PlanTime;
  failures: CallState<readonly PublicationFailure[]>;
  blockIds: readonly string[];
  action: Action;
  onDone: () => void;
}

export function PublicationPanel(props: PublicationProps) {
  const { version, plan, planTime, failures, blockIds, action, onDone } = props;
  const done = texts.endingPlan(texts.published, plan !== undefined);
  const publish = async () =>
    (await action.run(() => callDesk('POST versions/{id}/publish', { id: version.id }), done)) && onDone();
  return (
    <Card as="section" className={styles.panel}>
      <h2>{texts.checks}</h2>
      {failures.isCurrent && failures.result ? (
        <FailureList failures={failures.result} blockIds={blockIds} />
      ) : (
        <Waiting failure={failures.failure} onAgain={failures.reload} />
      )}
      {!version.isPublished && (
        <Button busy={action.isRunning} onClick={publish}>
          {texts.publish}
        </Button>
      )}
      {plan ? (
        <ExistingPlan version={plan} action={action} onDone={onDone} />
      ) : (
        !version.isPublished && <NewPlan version={version} time={planTime} action={action} onDone={onDone} />
      )}
    </Card>
  );
}
