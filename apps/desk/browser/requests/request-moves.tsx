/** What an employee makes of a request; what is asked and why it is refused is chosen from what the customer will read. */
import type { RequestDetail, StaffMove } from '@emsal/api/desk/request-shapes';
import {
  askedDocumentNames,
  documentReasons,
  refusalReasons,
  refusalReasonsFor,
  type AskedDocument,
  type RefusalReason,
} from '@emsal/api/request-reasons';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Select } from '@emsal/ui/select/select';
import { Stack } from '@emsal/ui/stack/stack';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import styles from '../entries/entry-page.module.css';
import type { Action } from '../use-call';
import { requestsTexts as texts } from './requests.texts';

interface MovesProps {
  request: Pick<RequestDetail, 'id' | 'kind' | 'state' | 'moves'>;
  action: Action;
  onDone: () => void;
}
interface Reasons {
  asked?: AskedDocument;
  refusal?: RefusalReason;
}

interface ReasonOption {
  value: string;
  label: string;
  /** What the customer reads. */
  text: string;
}

const askedOptions = askedDocumentNames
  .filter((value) => documentReasons[value].files.length > 0)
  .map((value) => ({ value, label: documentReasons[value].title, text: documentReasons[value].text }));
const refusalOptions = (kind: RequestDetail['kind']) =>
  refusalReasonsFor(kind).map((value) => ({
    value,
    label: refusalReasons[value].title,
    text: refusalReasons[value].text,
  }));

interface WithReasonProps extends Pick<RequestDetail, 'kind'> {
  to: StaffMove;
  move: (reasons: Reasons) => void;
  busy: boolean;
}

function WithReason({ kind, to, move, busy }: WithReasonProps) {
  const isAsked = to === 'waitingForCustomer';
  const options: readonly ReasonOption[] = isAsked ? askedOptions : refusalOptions(kind);
  const [reason, setReason] = useState(options.length === 1 ? options[0]!.value : '');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (reason === '') return setMissing(true);
    move(isAsked ? { asked: reason as AskedDocument } : { refusal: reason as RefusalReason });
  };
  return (
    <Card as="section" className={styles.part}>
      <Stack gap={12}>
        <Select
          id={to}
          name={to}
          label={isAsked ? texts.asked : texts.refusal}
          hint={options.find(({ value }) => value === reason)?.text ?? texts.readByCustomer}
          error={isMissing && reason === '' ? texts.reasonMissing : undefined}
          options={options}
          value={reason}
          onChange={setReason}
        />
        <div>
          <Button variant="line" busy={busy} onClick={send}>
            {texts.move(to)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const needsReason = (to: StaffMove): boolean => to === 'waitingForCustomer' || to === 'refused';

export function RequestMoves({ request: { id, kind, state, moves }, action, onDone }: MovesProps) {
  const move = async (to: StaffMove, reasons: Reasons = {}) => {
    const isDone = await action.run(() => callDesk('POST requests/{id}/move', { id, to, ...reasons }), texts.moved(to));
    if (isDone) onDone();
  };
  return (
    <Stack gap={16}>
      <div className={styles.actions}>
        {moves
          .filter((to) => !needsReason(to))
          .map((to) => (
            <Button key={to} variant="primary" busy={action.isRunning} onClick={() => void move(to)}>
              {to === 'inReview' && state === 'waitingForCustomer' ? texts.takeBack : texts.move(to)}
            </Button>
          ))}
      </div>
      {moves.filter(needsReason).map((to) => (
        <WithReason key={to} kind={kind} to={to} busy={action.isRunning} move={(reasons) => void move(to, reasons)} />
      ))}
    </Stack>
  );
}
