import { linePath } from '@emsal/lines/facts/line-path';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { useNavigate } from '@emsal/platform/router';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { Button } from '@emsal/ui/button/button';
import { FieldMessage } from '@emsal/ui/field-message/field-message';
import { useState } from 'react';
import { requestApplication } from '../submission/request-application';
import { createOfferDialogTexts as texts } from './create-offer-dialog.texts';

interface ApplyActionProps {
  line: Line;
  close: () => void;
}

/** Hands the form over to an adviser and opens the application's page (spec funnel 4.4). */
export function ApplyAction({ line, close }: ApplyActionProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<{ isBusy: boolean; refusal?: string }>({ isBusy: false });
  const apply = async (): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    const reply = await dispatch(requestApplication(line));
    if (!reply.isSuccess) return setState({ isBusy: false, refusal: reply.message });
    close();
    void navigate(linePath(line.facts, '/basvuru-tamamlandi'));
  };
  return (
    <>
      <Button busy={state.isBusy} onClick={() => void apply()}>
        {texts.apply}
      </Button>
      {state.refusal && <FieldMessage id="apply">{state.refusal}</FieldMessage>}
    </>
  );
}
