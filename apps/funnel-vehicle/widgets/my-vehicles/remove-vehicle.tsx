/** Removes a vehicle from the customer's list after confirmation; the server refuses while the vehicle is insured. */
import { createClient } from '@emsal/api/client';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { useState } from 'react';
import { myVehiclesTexts as texts } from './my-vehicles.texts';

export interface RemoveVehicleProps {
  visitId: string;
  assetId: string;
  plate: string;
  /** Called with the reason of the refusal; null when the vehicle was removed. */
  onAnswer: (refusal: string | null) => void;
}

const outcomes: Readonly<Record<string, { message: string }>> = sharedStepOutcomes;

export function RemoveVehicle({ visitId, assetId, plate, onAnswer }: RemoveVehicleProps) {
  const { transport } = usePage();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const body = { visitId, assetId };
    const reply = await createClient(transport).command('POST quoterequestapi/sharedstep/deleteCustomerAsset', body);
    setBusy(false);
    setConfirming(false);
    onAnswer(reply.isSuccess ? null : (outcomes[reply.messageCode]?.message ?? texts.failed));
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {texts.remove}
      </Button>
      <Dialog
        open={isConfirming}
        title={texts.removeTitle(plate)}
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button busy={busy} onClick={() => void remove()}>
              {texts.removeNow}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              {texts.keep}
            </Button>
          </>
        }
      >
        <p>{texts.removeText}</p>
      </Dialog>
    </>
  );
}
