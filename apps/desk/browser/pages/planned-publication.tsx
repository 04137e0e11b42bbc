/** The plan of a page, whichever version it is for, or a new one. */
import type { VersionRow } from '@emsal/api/desk/content-shapes';
import { Button } from '@emsal/ui/button/button';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import { shownInstant } from '../ui/instant';
import type { Action } from '../use-call';

const texts = deskTexts.page;

interface PlanProps {
  version: VersionRow;
  action: Action;
  onDone: () => void;
}

/** The time that is typed for a plan: it stays while what stands in the way is mended and saved. */
export interface PlanTime {
  at: string;
  setAt: (at: string) => void;
}

export function usePlanTime(): PlanTime {
  const [at, setAt] = useState('');
  return { at, setAt };
}

export function NewPlan({ version: { id }, time: { at, setAt }, action, onDone }: PlanProps & { time: PlanTime }) {
  const [error, setError] = useState<string>();
  const send = () => callDesk('POST versions/{id}/plan', { id, publishAt: `${at}:00+03:00` });
  const submit = async () => {
    setError(at ? undefined : texts.planAtMissing);
    if (!at || !(await action.run(send, texts.planned))) return;
    setAt('');
    onDone();
  };
  return (
    <>
      <TextField id="planAt" type="datetime-local" label={texts.planAt} value={at} onChange={setAt} error={error} />
      <Button variant="line" busy={action.isRunning} onClick={submit}>
        {texts.plan}
      </Button>
    </>
  );
}

export function ExistingPlan({ version: { id, number, publishAt }, action, onDone }: PlanProps) {
  const withdraw = async () =>
    (await action.run(() => callDesk('POST versions/{id}/plan', { id, publishAt: null }), texts.unplanned)) && onDone();
  return (
    <>
      <p>{texts.planOf(number, shownInstant(publishAt!))}</p>
      <Button variant="line" busy={action.isRunning} onClick={withdraw}>
        {texts.unplan}
      </Button>
    </>
  );
}
